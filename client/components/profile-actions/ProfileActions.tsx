import { useState } from 'react'
import { FollowButton } from '#components/profile/FollowButton.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { useLoadPosts } from '#data/people/load-posts.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { profileButtons, profileMenu } from '#domain/profile/profile-actions.ts'
import { subscriptionLink } from '#domain/profile/subscription-link.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { useStore } from '#platform/storage/store.ts'
import { wallets } from '#platform/wallets/ethereum.ts'
import { Button } from '#ui/Button.tsx'
import { GuestFollowButton } from './GuestFollowButton.tsx'
import styles from './ProfileActions.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'
import type { ProfileTask } from './profile-task.ts'

const SubscribedButton = lazyPart(async () => (await import('./SubscribedButton.tsx')).SubscribedButton)
const ProfileTaskView = lazyPart(async () => (await import('./ProfileTaskView.tsx')).ProfileTaskView)

/**
 * Shows the buttons and the menu of a profile (docs/spec/profiles.md#buttons-of-a-profile,
 * docs/spec/profiles.md#menu-of-a-profile).
 */
export function ProfileActions({ account }: { account: Account }) {
  const t = useText()
  const visitor = useVisitor()
  const relationship = useRelationship(account.id)
  const version = useInstance()?.version ?? ''
  const [task, setTask] = useState<ProfileTask | null>(null)
  const load = useLoadPosts(account.id)
  const hasWallet = useStore(wallets, (all) => all.length > 0)
  const context = { visitor, relationship, version, hasWallet }
  const buttons = new Set(profileButtons(account, context))
  const subscription = subscriptionLink(account)
  const subscribe = <Button {...subscription}>{t('profile_action.subscribe')}</Button>
  const isGuest = visitor.kind === 'guest'

  function begin(chosen: ProfileTask) {
    if (chosen === 'load-featured') load.mutate('featured')
    if (chosen === 'load-latest') load.mutate('outbox')
    setTask(chosen)
  }

  return (
    <>
      <div className={styles.actions}>
        {buttons.has('edit-profile') && (
          <Button href={pathTo('edit-profile')}>{t('profile_action.edit')}</Button>
        )}
        {isGuest ? <GuestFollowButton account={account} /> : <FollowButton account={account} prominent />}
        <div className={styles.last}>
          {buttons.has('subscribe') &&
            subscription &&
            (relationship?.subscription_to ? (
              <SubscribedButton account={account} link={subscription} placeholder={subscribe} />
            ) : (
              subscribe
            ))}
          <ProfileMenu account={account} groups={profileMenu(account, context)} onTask={begin} />
        </div>
      </div>
      {task && <ProfileTaskView account={account} task={task} load={load} onDone={() => setTask(null)} />}
    </>
  )
}
