import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import {
  type ProfileEdit,
  storedProfileEdit,
  storeProfileChanges,
  storeProfilePictures,
} from '#data/account/store-profile-edit.ts'
import {
  type EditedPictures,
  isEdited,
  type ProfileChanges,
  realChanges,
} from '#domain/profile-edit/profile-edit.ts'
import { createStore } from '#platform/storage/store.ts'
import { useInputStore } from '#platform/storage/use-input-store.ts'

/**
 * Returns what was changed and not saved, and how it is changed. Every change is kept on this device at once
 * (docs/spec/settings.md#unsaved-changes-of-a-profile).
 */
export function useProfileEdit(viewer: Account) {
  const [store] = useState(() => createStore(storedProfileEdit(viewer.id)))
  const [isRestored, setRestored] = useState(() => isProfileEdited(viewer, store.current()))
  const [isStored, setStored] = useState(true)
  const edit = useInputStore(store)

  function change(changes: ProfileChanges) {
    const { pictures } = store.current()
    // A value that is as before, such as an empty row, is shown and not kept.
    setStored(storeProfileChanges(viewer.id, realChanges(viewer, changes)))
    store.set({ changes, pictures })
  }

  function changePictures(pictures: EditedPictures) {
    const { changes } = store.current()
    setStored(storeProfilePictures(viewer.id, pictures))
    store.set({ changes, pictures })
  }

  return {
    ...edit,
    isRestored,
    isStored,
    isEdited: isProfileEdited(viewer, edit),
    current: store.current,
    change: (changes: ProfileChanges) => change({ ...store.current().changes, ...changes }),
    changePictures: (pictures: EditedPictures) =>
      changePictures({ ...store.current().pictures, ...pictures }),
    discard: () => {
      change({})
      changePictures({})
      setRestored(false)
    },
  }
}

const isProfileEdited = (viewer: Account, { changes, pictures }: ProfileEdit) =>
  isEdited(viewer, changes, pictures)
