import { EmojiText } from '#components/content/EmojiText.tsx'
import { LanguageSelect } from '#components/language/LanguageSelect.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { titleOf } from '#domain/instance.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './Context.module.css'

/**
 * Shows the third column: the instance, the language and the theme (docs/spec/navigation.md#three-regions).
 */
export function Context() {
  const t = useText()
  const instance = useInstance()
  return (
    <aside className={styles.context} aria-label={t('context.label')}>
      {/* All of it at once, so that nothing here is pushed down by what comes later. */}
      {instance && (
        <>
          <section className={styles.instance}>
            <h2 className={styles.title} dir="auto">
              {titleOf(instance)}
            </h2>
            <p className={styles.description} dir="auto">
              <EmojiText text={instance.short_description} />
            </p>
            <a href={pathTo('about')}>{t('nav.about')}</a>
          </section>
          <LanguageSelect />
        </>
      )}
    </aside>
  )
}
