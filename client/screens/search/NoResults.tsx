import { SearchX } from 'lucide-react'
import { searchPath } from '#domain/profile/link.ts'
import { hostAsked, otherKinds, type SearchKind, searchAs } from '#domain/search.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type Translate, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './NoResults.module.css'

/** Shows that nothing was found, a possible reason, and buttons for other searches. */
export function NoResults({ q, asked }: { q: string; asked: readonly SearchKind[] }) {
  const t = useText()
  const host = hostAsked(q)
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('search.nothing')}
      action={
        <div className={styles.ways}>
          {otherKinds(q, asked).map((kind) => (
            <Button key={kind} href={searchPath(searchAs(kind, q))}>
              {t(`search.sign_${kind}`)}
            </Button>
          ))}
          <Button href={pathTo('profile-directory')}>{t('home.browse_profiles')}</Button>
        </div>
      }
    >
      {reasonFor(asked, host, t)}
    </EmptyState>
  )
}

function reasonFor(asked: readonly SearchKind[], host: string | null, t: Translate): string | undefined {
  if (host !== null) return t('search.host_reach', { host })
  if (asked.includes('posts')) return t('search.posts_reach')
  return asked.includes('accounts') ? t('search.people_reach') : undefined
}
