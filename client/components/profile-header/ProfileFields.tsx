import { BadgeCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { HtmlContent } from '#components/content/HtmlContent.tsx'
import { WholeText } from '#components/content/WholeText.tsx'
import { cleanText } from '#contract/clean-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { dayOf } from '#domain/date.ts'
import type { ShownField } from '#domain/profile/fields.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import styles from './ProfileFields.module.css'

type Context = Pick<ComponentProps<typeof HtmlContent>, 'emojis' | 'links'>

const RenewProof = lazyPart(async () => (await import('./RenewProof.tsx')).RenewProof)

/**
 * Shows the fields of a profile, with a mark at those that are verified
 * (docs/spec/profiles.md#bio-and-fields).
 */
export function ProfileFields({
  fields,
  renewable,
  ...context
}: {
  fields: readonly ShownField[]
  /** The account whose proofs the viewer may renew. */
  renewable: Account | null
} & Context) {
  const t = useText()
  return (
    <dl className={styles.fields}>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the order is what tells fields apart
        <div key={index} className={styles.field}>
          <dt className={styles.name}>
            <bdi>
              <EmojiText
                text={field.name || t('edit_profile.row', { position: index + 1 })}
                emojis={context.emojis}
              />
            </bdi>
          </dt>
          <dd className={styles.value}>
            {field.isVerified && <VerifiedMark date={field.verifiedAt} />}
            {field.isWhole ? (
              <span className={styles.whole}>
                <WholeText text={cleanText(field.value).trim()} />
              </span>
            ) : (
              <HtmlContent html={field.value} {...context} />
            )}
            {renewable && field.renewal && (
              <span className={styles.renew}>
                <RenewProof account={renewable} renewal={field.renewal} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function VerifiedMark({ date }: { date: string | null }) {
  const t = useText()
  const locale = useLocale()
  const day = dayOf(date, locale)
  const label = day === null ? t('profile.verified') : t('profile.verified_on', { date: day })
  return (
    <span className={styles.mark} role="img" aria-label={label} data-tooltip={label}>
      <BadgeCheck aria-hidden="true" />
    </span>
  )
}
