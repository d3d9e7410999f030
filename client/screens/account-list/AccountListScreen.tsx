import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { accountsNamed } from '#data/people/account-list.ts'
import { itemsOf } from '#domain/paging.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { usePageValue } from '#platform/page/use-page-value.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './AccountListScreen.module.css'
import { AccountRow } from './AccountRow.tsx'

/** Shows all accounts of this server to its administrators (docs/spec/administration.md#list-of-accounts). */
export function AccountListScreen() {
  const t = useText()
  const [words, setWords] = usePageValue('words', (former) => (typeof former === 'string' ? former : ''))
  const list = accountsNamed(words.trim())
  const { data } = useInfiniteQuery(list)
  const title = t('administration.accounts')
  const back = { href: pathTo('settings'), label: t('settings.all') }
  return (
    <Page title={title} head={<BackHead title={title} back={back} />}>
      <search className={styles.search}>
        <TextField
          label={t('administration.find')}
          type="search"
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(() => value)}
        />
        <p role="status" className={styles.count}>
          {data && t('administration.count', { count: itemsOf(data.pages).length })}
        </p>
      </search>
      <PagedList
        label={title}
        list={list}
        row={AccountRow}
        role="list"
        waiting={<PostSkeleton count={4} />}
        empty={
          <EmptyState icon={<SearchX />} title={t('administration.none')}>
            {t('administration.none_hint')}
          </EmptyState>
        }
      />
    </Page>
  )
}
