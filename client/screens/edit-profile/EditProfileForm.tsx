import { type FormEvent, useState } from 'react'
import { errorText } from '#components/feedback/error-text.ts'
import { NotKeptNotice } from '#components/feedback/NotKeptNotice.tsx'
import { findRefusal } from '#components/feedback/refusals.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { useSaveProfile } from '#data/account/edit-profile.ts'
import { currentToken } from '#data/connection/token.ts'
import { profilePath } from '#domain/profile/link.ts'
import { canSaveProfile } from '#domain/profile-edit/problems.ts'
import { editedProfile, profileUpdate } from '#domain/profile-edit/profile-edit.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/page/location.ts'
import { useAskBeforeLeaving } from '#platform/page/use-ask-before-leaving.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/notices.ts'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import styles from './EditProfileForm.module.css'
import { FieldRows } from './FieldRows.tsx'
import { PictureFields } from './PictureFields.tsx'
import { ProfileChoices } from './ProfileChoices.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'
import { ProfileTexts } from './ProfileTexts.tsx'
import { useProfileEdit } from './use-profile-edit.ts'

/**
 * Shows the preview and the fields of one's profile, and saves what was changed
 * (docs/spec/settings.md#profile-editor).
 */
export function EditProfileForm({ viewer, instance }: { viewer: Account; instance: Instance }) {
  const t = useText()
  const save = useSaveProfile()
  const editing = useProfileEdit(viewer)
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  // A session that has ended took the page with it; the changes are still there after signing in.
  const leaving = useAskBeforeLeaving(() => editing.isEdited && currentToken() !== null)
  const edited = editedProfile(viewer, editing.changes)
  const canSave = canSaveProfile(edited)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSave || save.isPending) return
    const sent = editing.current()
    const update = profileUpdate(viewer, sent.changes, sent.pictures)
    save.mutate(update, {
      onSuccess: () => {
        if (editing.current() !== sent) return // somebody has typed on meanwhile
        editing.discard()
        toast(t('edit_profile.saved'))
        leaving.go()
        navigate(profilePath(viewer))
      },
    })
  }

  function change<Change>(apply: (change: Change) => void) {
    return (changes: Change) => {
      if (save.isError) save.reset()
      apply(changes)
    }
  }

  return (
    <>
      <ProfilePreview account={viewer} edited={edited} pictures={editing.pictures} />
      <form className={styles.form} aria-label={t('edit_profile.title')} onSubmit={submit}>
        {editing.isRestored && editing.isEdited && <Alert>{t('edit_profile.restored')}</Alert>}
        <PictureFields
          account={viewer}
          instance={instance}
          pictures={editing.pictures}
          onChange={change(editing.changePictures)}
        />
        <ProfileTexts profile={edited} onChange={change(editing.change)} />
        <FieldRows instance={instance} fields={edited.fields} onChange={change(editing.change)} />
        <ProfileChoices profile={edited} isLocked={viewer.locked} onChange={change(editing.change)} />
        {!editing.isStored && <NotKeptNotice>{t('edit_profile.not_kept')}</NotKeptNotice>}
        {save.isError && <SaveError error={save.error} />}
        {!canSave && <p className={styles.hint}>{t('edit_profile.cannot_save')}</p>}
        <div className={styles.actions}>
          {editing.isEdited && (
            <Button onClick={() => setAsksToDiscard(true)}>{t('edit_profile.discard')}</Button>
          )}
          <Button kind="primary" type="submit" busy={save.isPending} disabled={!canSave}>
            {t('edit_profile.save')}
          </Button>
        </div>
      </form>
      {(leaving.isAsking || asksToDiscard) && (
        <DiscardQuestion
          onDiscard={() => {
            editing.discard()
            setAsksToDiscard(false)
            leaving.go()
          }}
          onKeep={() => {
            setAsksToDiscard(false)
            leaving.stay()
          }}
        />
      )}
    </>
  )
}

function SaveError({ error }: { error: unknown }) {
  const t = useText()
  return <Alert tone="error">{errorText(error, t, findRefusal)}</Alert>
}
