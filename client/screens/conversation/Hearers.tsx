import { byLocale } from '#domain/formatter.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import styles from './Hearers.module.css'

const enumeration = byLocale((locale) => new Intl.ListFormat(locale))

/** Says who hears words of a talk besides the viewer (docs/spec/conversations.md#who-hears-it). */
export function Hearers({
  handles,
  showsServers = false,
}: {
  handles: readonly string[]
  /** Says also that servers can read them. */
  showsServers?: boolean
}) {
  const t = useText()
  const people = enumeration(useLocale()).format(handles.map(isolate))
  return (
    <p className={styles.hearers}>
      <span>{handles.length > 0 ? t('conversations.hearers', { people }) : t('conversations.nobody')}</span>
      {showsServers && <span>{t('conversations.servers')}</span>}
    </p>
  )
}

/** An address keeps its own direction inside a sentence that is read from the right. */
const isolate = (handle: string) => `\u2066${handle}\u2069`
