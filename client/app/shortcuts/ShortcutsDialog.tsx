import { Fragment, useId } from 'react'
import { KeyCaps } from '#components/shortcuts/KeyCaps.tsx'
import { GROUP_LABELS, SHORTCUT_LABELS } from '#components/shortcuts/shortcut-labels.ts'
import { useVisitor } from '#data/connection/session.ts'
import { shortcutsInUse } from '#data/shortcuts/shortcut-settings.ts'
import { sectionPath } from '#domain/settings/section.ts'
import type { ShortcutKeys } from '#domain/shortcuts/changed-keys.ts'
import { SHORTCUT_GROUPS, SHORTCUTS, type ShortcutGroup } from '#domain/shortcuts/shortcut.ts'
import { useText } from '#i18n/i18n.ts'
import { useStore } from '#platform/storage/store.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PALETTE_KEYS } from './palette-keys.ts'
import styles from './ShortcutsDialog.module.css'

/**
 * Shows all shortcuts in groups, with the keys that hold now, and says where they are switched off
 * (docs/spec/keyboard.md#the-table-on-the-page).
 */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { isOn, keys } = useStore(shortcutsInUse)
  const isGuest = useVisitor().kind === 'guest'
  return (
    <Dialog
      title={t('shortcut.title')}
      closeLabel={t('action.dismiss')}
      size="l"
      onClose={onClose}
      actions={
        // The settings are for people who are signed in.
        !isGuest && (
          <Button href={sectionPath('keyboard', 'keys')} kind="quiet" onClick={onClose}>
            {t('shortcut.change')}
          </Button>
        )
      }
    >
      {!isOn && <Alert tone="info">{t('shortcut.switched_off')}</Alert>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        role="group"
        aria-label={t('shortcut.title')}
        className={styles.groups}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has the focus, so that the arrow keys scroll it
        tabIndex={0}
        data-autofocus
      >
        {SHORTCUT_GROUPS.map((group) => (
          <Group key={group} group={group} keys={keys} />
        ))}
      </div>
    </Dialog>
  )
}

function Group({ group, keys }: { group: ShortcutGroup; keys: ShortcutKeys }) {
  const t = useText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(GROUP_LABELS[group])}
      </h3>
      <dl className={styles.rows}>
        {SHORTCUTS.filter((each) => each.group === group).map(({ name }) => (
          <Fragment key={name}>
            <dt>{t(SHORTCUT_LABELS[name])}</dt>
            <dd>{keys.get(name) ? <KeyCaps keys={keys.get(name) ?? ''} /> : t('shortcut.no_key')}</dd>
          </Fragment>
        ))}
        {group === 'page' && (
          <>
            <dt>{t('palette.title')}</dt>
            <dd>
              <KeyCaps keys={PALETTE_KEYS} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
