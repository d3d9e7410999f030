import { Users } from 'lucide-react'
import type { Instance } from '#contract/entities/instance.ts'
import { titleOf } from '#domain/instance.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/**
 * Shows a welcome in place of an empty home timeline, and invites to find people to follow
 * (docs/spec/timelines.md#empty-home).
 */
export function Welcome({ instance }: { instance: Instance | null }) {
  const t = useText()
  return (
    <EmptyState
      icon={<Users />}
      title={<a href={pathTo('about')}>{t('home.welcome', { instance: titleOf(instance) })}</a>}
      action={<Button href={pathTo('profile-directory')}>{t('home.browse_profiles')}</Button>}
    >
      {t('home.empty')}
    </EmptyState>
  )
}
