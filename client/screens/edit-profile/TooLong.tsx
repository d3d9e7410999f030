import { useText } from '#i18n/i18n.ts'

/** Says at once that a text is too long, and how long it may be. */
export function TooLong({ maximum }: { maximum: number }) {
  const t = useText()
  return <span role="alert">{t('edit_profile.too_long', { maximum })}</span>
}
