import { showShortcuts } from '#components/shortcuts/shown-shortcuts.ts'
import { sectionPath } from '#domain/settings/section.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Prose } from '#ui/Prose.tsx'

/**
 * Says what the client does for people who read and write in other ways than with eyes and a mouse
 * (docs/spec/instance.md#about-accessibility).
 */
export function AccessibilitySection({ guest }: { guest: boolean }) {
  const t = useText()
  return (
    <Prose aria-labelledby="accessibility">
      <h2 id="accessibility">{t('accessibility.title')}</h2>
      <p>{t('accessibility.intro')}</p>
      <ul>
        <li>{t('accessibility.keyboard')}</li>
        <li>{t('accessibility.voice')}</li>
        <li>{t('accessibility.look')}</li>
        <li>{t('accessibility.motion')}</li>
      </ul>
      <p>
        <Button aria-haspopup="dialog" onClick={showShortcuts}>
          {t('shortcut.help')}
        </Button>
      </p>
      <h3>{t('accessibility.limits_title')}</h3>
      <ul>
        <li>{t('accessibility.limits_authors')}</li>
        <li>{t('accessibility.limits_films')}</li>
      </ul>
      <p>{t('accessibility.report')}</p>
      {!guest && (
        <p>
          <a href={sectionPath('appearance')} data-alone>
            {t('accessibility.settings')}
          </a>
        </p>
      )}
    </Prose>
  )
}
