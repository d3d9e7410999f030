import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { hasGroupFeature } from '#domain/group/features.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'

const CreateGroupDialog = lazyPart(async () => (await import('./CreateGroupDialog.tsx')).CreateGroupDialog)

const NOTHING = { name: '', description: '' }

/**
 * Shows the button that creates a group to whom the server lets do that. What was typed is there again when
 * the window is opened once more (docs/spec/groups.md#create-a-group).
 */
export function CreateGroupButton() {
  const t = useText()
  const instance = useInstance()
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(NOTHING)
  if (!instance || !hasGroupFeature(instance.version, 'create') || !mayCreatePost(viewer)) return null
  return (
    <>
      <Button size="s" icon={<Plus />} onClick={() => setOpen(true)}>
        {t('group.create')}
      </Button>
      {isOpen && (
        <CreateGroupDialog
          typeAhead
          instanceUri={instance.uri}
          typed={typed}
          onType={setTyped}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
