import { Fragment, type ReactNode, useId } from 'react'
import { KeyCaps } from '#components/shortcuts/KeyCaps.tsx'
import { GROUP_LABELS, SHORTCUT_LABELS } from '#components/shortcuts/shortcut-labels.ts'
import { useOtherSessions } from '#data/accounts/accounts.ts'
import { useVisitor } from '#data/connection/session.ts'
import { shortcutsInUse } from '#data/shortcuts/shortcut-settings.ts'
import { sectionPath } from '#domain/settings/section.ts'
import type { ShortcutKeys } from '#domain/shortcuts/changed-keys.ts'
import { SHORTCUT_GROUPS, SHORTCUTS, type ShortcutGroup } from '#domain/shortcuts/shortcut.ts'
import { WRITING_KEYS } from '#domain/shortcuts/writing-keys.ts'
import { type TextKey, type Translate, useText } from '#i18n/i18n.ts'
import { usesCommandKey } from '#platform/input/command-key.ts'
import { useStore } from '#platform/storage/store.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
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
        <WritingGroup />
      </div>
    </Dialog>
  )
}

function Group({ group, keys }: { group: ShortcutGroup; keys: ShortcutKeys }) {
  const t = useText()
  const hasOthers = useOtherSessions().length > 0
  return (
    <Rows title={t(GROUP_LABELS[group])}>
      {SHORTCUTS.filter((each) => each.group === group).map(({ name }) => (
        <Fragment key={name}>
          <dt>{t(SHORTCUT_LABELS[name])}</dt>
          <dd>{keys.get(name) ? <KeyCaps keys={keys.get(name) ?? ''} /> : t('shortcut.no_key')}</dd>
        </Fragment>
      ))}
      {group === 'post' && hasOthers && (
        <>
          <dt>{t('shortcut.act_as')}</dt>
          <dd>
            <KeyCaps modifier={t('shortcut.shift')} keys="F10" />
          </dd>
        </>
      )}
      {group === 'page' && (
        <>
          <dt>{t('palette.title')}</dt>
          <dd>
            <KeyCaps modifier={modifierOf(t)} keys="k" />
          </dd>
        </>
      )}
    </Rows>
  )
}

/** Returns the name of the key that is held with a letter. */
const modifierOf = (t: Translate) => (usesCommandKey ? '⌘' : t('shortcut.ctrl'))

const FORMAT_LABELS = {
  bold: 'format.bold',
  italic: 'format.italic',
  link: 'format.link_of_selection',
} as const satisfies Record<(typeof WRITING_KEYS)[number]['format'], TextKey>

/** Shows the keys of every text editor, which nobody changes (docs/spec/keyboard.md#keys-while-writing). */
function WritingGroup() {
  const t = useText()
  return (
    <Rows title={t('shortcut.group_writing')}>
      {WRITING_KEYS.map(({ format, key }) => (
        <Fragment key={format}>
          <dt>{t(FORMAT_LABELS[format])}</dt>
          <dd>
            <KeyCaps modifier={modifierOf(t)} keys={key} />
          </dd>
        </Fragment>
      ))}
    </Rows>
  )
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl className={styles.rows}>{children}</dl>
    </section>
  )
}
