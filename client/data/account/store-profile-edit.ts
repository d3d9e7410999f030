/**
 * Keeps the changes of one's profile until they are saved: they survive a reload and the end of a session
 * (docs/spec/settings.md#unsaved-changes-of-a-profile, docs/spec/session.md#logout-with-unsent-text).
 */
import type { EditedPictures, ProfileChanges } from '#domain/profile-edit/profile-edit.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

export interface ProfileEdit {
  changes: ProfileChanges
  pictures: EditedPictures
}

const NO_EDIT: ProfileEdit = { changes: {}, pictures: {} }

/** Returns what an account has changed and not saved. */
export const storedProfileEdit = (accountId: string): ProfileEdit =>
  isOwner(accountId)
    ? {
        changes: readStoredValue(STORED.profileEdit),
        pictures: readStoredValue(STORED.profilePictures),
      }
    : NO_EDIT

/** Keeps the texts and choices that an account has changed. Returns false when the browser refuses. */
export const storeProfileChanges = (accountId: string, changes: ProfileChanges): boolean =>
  isOwner(accountId) && writeStoredValue(STORED.profileEdit, changes)

/** Keeps the pictures that an account has chosen. Returns false when the browser refuses. */
export const storeProfilePictures = (accountId: string, pictures: EditedPictures): boolean =>
  isOwner(accountId) && writeStoredValue(STORED.profilePictures, pictures)

/** Nobody else may read or write what belongs to the owner of the storage. */
const isOwner = (accountId: string) => accountHere() === accountId
