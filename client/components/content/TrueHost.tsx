import type { Mention } from '#contract/entities/account.ts'
import { trueHost } from '#domain/profile/true-host.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import styles from './TrueHost.module.css'

/** Says where a link leads, if its words name another place (docs/spec/posts.md#where-a-link-leads). */
export function TrueHost({
  href,
  text,
  mention,
}: {
  href: string
  text: string
  mention: Mention | undefined
}) {
  const t = useText()
  const locale = useLocale()
  const place = trueHost(href, text, mention)
  if (place === null) return null
  return (
    // The space is part of the name.
    <bdi className={styles.place} lang={locale} translate="yes">
      {` ${t('link.leads_to', { place })}`}
    </bdi>
  )
}
