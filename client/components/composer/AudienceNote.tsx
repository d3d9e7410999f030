import { TriangleAlert } from 'lucide-react'
import type { Visibility } from '#contract/entities/post.ts'
import {
  type Audience,
  type AudienceWarning,
  audienceWarning,
  recipients,
} from '#domain/composer/audience.ts'
import { byLocale } from '#domain/formatter.ts'
import { type TextKey, type Translate, useLocale, useText } from '#i18n/i18n.ts'
import styles from './AudienceNote.module.css'

const SENTENCES = {
  public: 'composer.audience.public',
  private: 'composer.audience.private',
  subscribers: 'composer.audience.subscribers',
  conversation: 'composer.audience.conversation',
  direct: 'composer.audience.direct',
} as const satisfies Record<Visibility, TextKey>

const enumeration = byLocale((locale) => new Intl.ListFormat(locale))

/** Who will see the post, in a sentence, and what its author may not expect. Stands below the text box. */
export function AudienceNote({ audience, content }: { audience: Audience; content: string }) {
  const t = useText()
  const locale = useLocale()
  const list = (handles: readonly string[]) => enumeration(locale).format(handles.map(isolate))
  const people = audience.visibility === 'direct' ? recipients(audience, content) : []
  const warning = audienceWarning(audience, content)
  return (
    <>
      {people.length > 0
        ? t('composer.audience.people', { people: list(people) })
        : t(SENTENCES[audience.visibility])}{' '}
      <span role="status" className={styles.warning}>
        {warning && (
          <>
            <TriangleAlert aria-hidden="true" />
            {warningText(warning, list, t)}
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
