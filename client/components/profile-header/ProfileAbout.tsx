import { HtmlContent } from '#components/content/HtmlContent.tsx'
import { PaymentsOf } from '#components/payments/PaymentsOf.tsx'
import { FoldedContent } from '#components/post/FoldedContent.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { ownOrigins } from '#domain/instance.ts'
import { isAboutLong, shownFields } from '#domain/profile/fields.ts'
import { countWaysToPay } from '#domain/profile/payment-rows.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './ProfileAbout.module.css'
import { ProfileFields } from './ProfileFields.tsx'

/**
 * Shows what a person says of themselves, of which a lot is folded, so that the posts stay near, and how to
 * pay them, which never is (docs/spec/profiles.md#bio-and-fields).
 */
export function ProfileAbout({
  account,
  isOwn,
  isPreview,
}: {
  account: Account
  /** Whether the viewer may renew the proofs. */
  isOwn: boolean
  /** Whether it is to be looked at only, without buttons. */
  isPreview: boolean
}) {
  const t = useText()
  const guest = useVisitor().kind === 'guest'
  const instance = useInstance()
  const note = account.note ?? ''
  const fields = shownFields(account, instance)
  const waysToPay = isPreview ? 0 : countWaysToPay(account)
  if (note === '' && fields.length === 0 && waysToPay === 0) return null
  const links = { mentions: [], tags: [], posts: [], guest, origins: ownOrigins(instance, location.origin) }
  const about = (note !== '' || fields.length > 0) && (
    <div className={styles.about}>
      {note !== '' && <HtmlContent html={note} emojis={account.emojis} links={links} />}
      {fields.length > 0 && (
        <ProfileFields
          fields={fields}
          renewable={isOwn && !isPreview ? account : null}
          emojis={account.emojis}
          links={links}
        />
      )}
    </div>
  )
  return (
    <>
      {isAboutLong(note, fields) ? (
        <div className={waysToPay > 0 ? styles.short : undefined}>
          <FoldedContent id={account.id} more={t('profile.show_all')}>
            {about}
          </FoldedContent>
        </div>
      ) : (
        about
      )}
      {waysToPay > 0 && (
        <div className={styles.payments}>
          <PaymentsOf account={account} count={waysToPay} />
        </div>
      )}
    </>
  )
}
