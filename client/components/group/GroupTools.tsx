import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { useRunsGroup } from '#data/groups/groups.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'
import styles from './GroupTools.module.css'

const EditGroupDialog = lazyPart(async () => (await import('./EditGroupDialog.tsx')).EditGroupDialog)
const DeleteGroupDialog = lazyPart(async () => (await import('./DeleteGroupDialog.tsx')).DeleteGroupDialog)

/**
 * Shows the buttons that change a group and delete it, to who runs it. What was typed is there again when the
 * window is opened once more (docs/spec/groups.md#edit-a-group, docs/spec/groups.md#delete-a-group).
 */
export function GroupTools({ group }: { group: Account }) {
  const t = useText()
  const [task, setTask] = useState<'edit' | 'delete' | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const close = () => setTask(null)
  if (!useRunsGroup(group)) return null
  return (
    <div className={styles.tools}>
      <Button size="s" icon={<Pencil />} onClick={() => setTask('edit')}>
        {t('group.edit')}
      </Button>
      <Button size="s" kind="quiet" icon={<Trash2 />} onClick={() => setTask('delete')}>
        {t('group.delete')}
      </Button>
      {task === 'edit' && (
        <EditGroupDialog typeAhead group={group} typed={typed} onType={setTyped} onClose={close} />
      )}
      {task === 'delete' && <DeleteGroupDialog typeAhead group={group} onClose={close} />}
    </div>
  )
}
