import { SearchX } from 'lucide-react'
import { searchPath } from '#domain/profile/link.ts'
import { hostAsked, otherKinds, type SearchKind, searchAs } from '#domain/search.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type Translate, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './NoResults.module.css'

/** Shows that nothing was found, a possible reason, and buttons for other searches. */
export function NoResults({ q, kinds }: { q: string; kinds: readonly SearchKind[] }) {
  const t = useText()
  const host = hostAsked(q)
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('search.nothing')}
      action={
        <div className={styles.actions}>
          {otherKinds(q, kinds).map((kind) => (
            <Button key={kind} href={searchPath(searchAs(kind, q))}>
              {t(`search.sign_${kind}`)}
            </Button>
          ))}
          <Button href={pathTo('profile-directory')}>{t('home.browse_profiles')}</Button>
        </div>
      }
    >
      {reasonFor(kinds, host, t)}
    </EmptyState>
  )
}

function reasonFor(kinds: readonly SearchKind[], host: string | null, t: Translate): string | undefined {
  if (host !== null) return t('search.host_reach', { host })
  if (kinds.includes('posts')) return t('search.posts_reach')
  return kinds.includes('accounts') ? t('search.people_reach') : undefined
}
