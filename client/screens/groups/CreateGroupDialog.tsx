import { type FormEvent, useId } from 'react'
import { useWaitText } from '#components/feedback/error-text.ts'
import { groupErrorText } from '#components/group/group-error-text.ts'
import { useCreateGroup } from '#data/groups/change-group.ts'
import { groupNameProblem, isGroupName } from '#domain/group/group-name.ts'
import { handle } from '#domain/profile/handle.ts'
import { profilePath } from '#domain/profile/link.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/notices.ts'
import { TextArea } from '#ui/TextArea.tsx'
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
  const formId = useId()
  const create = useCreateGroup()
  useWaitText(create.error)
  const name = typed.name.trim()
  const isReady = isGroupName(name)

  function change(part: Partial<NewGroup>) {
    create.reset()
    onType({ ...typed, ...part })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || create.isPending) return
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
    <Dialog
      title={t('group.create')}
      closeLabel={t('action.dismiss')}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={formId} busy={create.isPending} disabled={!isReady}>
          {t('group.create_submit')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <NameField
          typed={typed.name}
          instanceUri={instanceUri}
          onType={(typedName) => change({ name: typedName })}
        />
        <TextArea
          label={t('group.description')}
          help={t('group.description_help')}
          value={typed.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        {create.isError && <Alert tone="error">{groupErrorText(create.error, t)}</Alert>}
      </form>
    </Dialog>
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
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      error={problem && t(PROBLEMS[problem])}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
