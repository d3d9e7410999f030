import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { ProfileHeader } from '#components/profile-header/ProfileHeader.tsx'
import type { Account } from '#contract/entities/account.ts'
import { customEmojiQuery } from '#data/writing/emoji.ts'
import { previewedAccount } from '#domain/profile-edit/preview.ts'
import type { EditableProfile, EditedPictures } from '#domain/profile-edit/profile-edit.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './ProfilePreview.module.css'

/**
 * Shows the profile as it will be, while one types (docs/spec/settings.md#profile-editor). Its links lead
 * nowhere.
 */
export function ProfilePreview({
  account,
  edited,
  pictures,
}: {
  account: Account
  edited: EditableProfile
  pictures: EditedPictures
}) {
  const t = useText()
  const { data: emojis = [] } = useQuery(customEmojiQuery)
  return (
    <section className={styles.preview} aria-label={t('edit_profile.preview')} onClickCapture={stopLink}>
      <ProfileHeader account={previewedAccount(account, edited, pictures, emojis)} isOwn={false} isPreview />
    </section>
  )
}

/** Keeps a press on a link from leaving the page. */
function stopLink(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
