import { HtmlContent } from '#components/content/HtmlContent.tsx'
import { FoldedContent } from '#components/post/FoldedContent.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { ownOrigins } from '#domain/instance.ts'
import { isAboutLong, shownFields } from '#domain/profile/fields.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './ProfileAbout.module.css'
import { ProfileFields } from './ProfileFields.tsx'

/**
 * Shows what a person says of themselves. A lot of it is folded, so that the posts stay near
 * (docs/spec/profiles.md#bio-and-fields).
 */
export function ProfileAbout({
  account,
  canRenew,
}: {
  account: Account
  /** Whether the viewer may renew the proofs. */
  canRenew: boolean
}) {
  const t = useText()
  const guest = useVisitor().kind === 'guest'
  const instance = useInstance()
  const note = account.note ?? ''
  const fields = shownFields(account, instance)
  if (note === '' && fields.length === 0) return null
  const links = { mentions: [], tags: [], posts: [], guest, origins: ownOrigins(instance, location.origin) }
  const about = (
    <div className={styles.about}>
      {note !== '' && <HtmlContent html={note} emojis={account.emojis} links={links} />}
      {fields.length > 0 && (
        <ProfileFields
          fields={fields}
          renewable={canRenew ? account : null}
          emojis={account.emojis}
          links={links}
        />
      )}
    </div>
  )
  return isAboutLong(note, fields) ? (
    <FoldedContent more={t('profile.show_all')}>{about}</FoldedContent>
  ) : (
    about
  )
}
