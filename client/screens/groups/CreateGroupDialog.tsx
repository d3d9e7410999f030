import { GroupDescriptionField } from '#components/group/GroupDescriptionField.tsx'
import { GroupFormDialog } from '#components/group/GroupFormDialog.tsx'
import { useCreateGroup } from '#data/groups/change-group.ts'
import { groupNameProblem, isGroupName } from '#domain/group/group-name.ts'
import { handle } from '#domain/profile/handle.ts'
import { profilePath } from '#domain/profile/link.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { toast } from '#ui/notices.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './CreateGroupDialog.module.css'

interface NewGroup {
  name: string
  description: string
}

const PROBLEMS = {
  invalid: 'landing.username_invalid',
  too_long: 'group.name_too_long',
} as const satisfies Record<string, TextKey>

/**
 * Asks what a new group is called and what it is about, and then goes to its page
 * (docs/spec/groups.md#create-a-group).
 */
export function CreateGroupDialog({
  instanceUri,
  typed,
  onType,
  onClose,
}: {
  instanceUri: string
  typed: NewGroup
  onType: (typed: NewGroup) => void
  onClose: () => void
}) {
  const t = useText()
  const create = useCreateGroup()
  const name = typed.name.trim()

  function change(part: Partial<NewGroup>) {
    create.reset()
    onType({ ...typed, ...part })
  }

  function submit() {
    // The page is another one when the answer comes; callbacks of `mutate` would not run then.
    create.mutateAsync({ name, description: typed.description.trim() }).then(
      (group) => {
        navigate(profilePath(group))
        toast(t('group.created', { name }))
      },
      () => undefined, // shown below
    )
  }

  return (
    <GroupFormDialog
      title={t('group.create')}
      submit={t('group.create_submit')}
      isReady={isGroupName(name)}
      saving={create}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField
        typed={typed.name}
        instanceUri={instanceUri}
        onType={(typedName) => change({ name: typedName })}
      />
      <GroupDescriptionField text={typed.description} onType={(description) => change({ description })} />
    </GroupFormDialog>
  )
}

/** Shows the field for the name, and the address that it becomes. */
function NameField({
  typed,
  instanceUri,
  onType,
}: {
  typed: string
  instanceUri: string
  onType: (typed: string) => void
}) {
  const t = useText()
  const name = typed.trim()
  const problem = groupNameProblem(name)
  return (
    <TextField
      label={t('group.name')}
      help={
        <>
          <span>{t('group.name_help')}</span>
          {isGroupName(name) && (
            <bdi className={styles.address} translate="no">
              {handle({ username: name, acct: name }, instanceUri)}
            </bdi>
          )}
        </>
      }
      data-autofocus
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      error={problem && t(PROBLEMS[problem])}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
