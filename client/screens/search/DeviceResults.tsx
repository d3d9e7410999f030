import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone, SearchX } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { PersonLine } from '#components/post-line/PersonLine.tsx'
import { PostLine } from '#components/post-line/PostLine.tsx'
import { useViewer } from '#data/connection/session.ts'
import { readHereQuery } from '#data/search/read-here.ts'
import { excerpt, findHere } from '#domain/find/find.ts'
import { type FindQuery, hasOperator } from '#domain/find/query.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './DeviceResults.module.css'
import { OperatorHelp } from './OperatorHelp.tsx'

/** How many people and posts are shown first, and how many each press adds. */
const MOST_PEOPLE = 3
const FIRST_POSTS = 5
const MORE_POSTS = 20

/**
 * Shows what this device has read and what fits the search: at once, also without a connection
 * (docs/spec/search.md#what-this-device-has-read). A search with operators is for this device alone;
 * `children` are what the server has found.
 */
export function DeviceResults({ query, children }: { query: FindQuery; children?: ReactNode }) {
  const t = useText()
  const id = useId()
  const isOnlyHere = hasOperator(query)
  const [most, setMost] = useState(isOnlyHere ? MORE_POSTS : FIRST_POSTS)
  const viewer = useViewer()
  const { data } = useQuery({ ...readHereQuery(viewer?.id ?? ''), enabled: viewer !== null })
  if (!data) return children
  const { posts, people } = findHere(data, query)
  const count = posts.length + people.length
  if (count === 0 && !isOnlyHere) return children
  return (
    <>
      <section aria-labelledby={id} className={styles.section} data-only={isOnlyHere}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            <MonitorSmartphone aria-hidden="true" />
            <span>{t('find.title')}</span>
          </h2>
          <p role="status" className={styles.count}>
            {t('find.count', { count })}
          </p>
        </header>
        {isOnlyHere && <p className={styles.note}>{t('find.only_here')}</p>}
        {count === 0 && (
          <EmptyState icon={<SearchX />} title={t('find.nothing')}>
            {t('find.reach')}
          </EmptyState>
        )}
        {count > 0 && (
          <ul className={styles.list} aria-labelledby={id}>
            {people.slice(0, MOST_PEOPLE).map(({ id: personId, account }) => (
              <RowBoundary key={`person ${personId}`} item={account} kind="li">
                <PersonLine account={account} />
              </RowBoundary>
            ))}
            {posts.slice(0, most).map((post) => (
              <RowBoundary key={post.id} item={post} kind="li">
                <PostLine
                  id={post.id}
                  account={post.account}
                  date={post.created_at}
                  text={excerpt(post.text, query.words)}
                  hasFiles={post.parts.has('media')}
                />
              </RowBoundary>
            ))}
          </ul>
        )}
        {posts.length > most && (
          <div className={styles.more}>
            <Button kind="quiet" size="s" onClick={() => setMost(most + MORE_POSTS)}>
              {t('find.more')}
            </Button>
          </div>
        )}
        {isOnlyHere && <OperatorHelp open={count === 0} />}
      </section>
      {!isOnlyHere && <h2 className={styles.other}>{t('find.from_server')}</h2>}
      {children}
    </>
  )
}
