import { TriangleAlert } from 'lucide-react'
import {
  type Audience,
  type AudienceWarning,
  audienceWarning,
  recipients,
} from '#domain/composer/audience.ts'
import { byLocale } from '#domain/formatter.ts'
import { type Translate, useLocale, useText } from '#i18n/i18n.ts'
import styles from './AudienceNote.module.css'
import { audienceText } from './audience-text.ts'

const enumeration = byLocale((locale) => new Intl.ListFormat(locale))

/**
 * Says in a sentence who will see the post, and what its author may not expect. Stands below the text box
 * (docs/spec/writing.md#who-will-see-this-post).
 */
export function AudienceNote({ audience, content }: { audience: Audience; content: string }) {
  const t = useText()
  const locale = useLocale()
  const list = (handles: readonly string[]) => enumeration(locale).format(handles.map(isolate))
  const people = audience.visibility === 'direct' ? recipients(audience, content) : []
  const sentence =
    people.length > 0
      ? t('composer.audience.people', { people: list(people) })
      : audienceText(audience.visibility, t)
  const warning = audienceWarning(audience, content)
  return (
    <>
      <span>{`${sentence} `}</span>
      <span role="status" className={styles.warning}>
        {warning && (
          <>
            <TriangleAlert aria-hidden="true" />
            <span>{warningText(warning, list, t)}</span>
          </>
        )}
      </span>
    </>
  )
}

function warningText(
  warning: AudienceWarning,
  list: (handles: readonly string[]) => string,
  t: Translate,
): string {
  switch (warning.kind) {
    case 'wider':
      return t('composer.audience.wider')
    case 'unseen':
      return t('composer.audience.unseen', { people: list(warning.handles) })
    case 'nobody':
      return t('composer.audience.nobody')
  }
}

/** An address keeps its own direction inside a sentence that is read from the right. */
const isolate = (handle: string) => `\u2066${handle}\u2069`
