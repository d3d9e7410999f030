/**
 * Changes preferences. The server stores them for all devices. A change shows at once, and is kept on this
 * device until it is sure to stay at the server (docs/spec/settings.md#saving-a-preference,
 * docs/spec/settings.md#two-devices-that-save).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getViewer } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import type { Account } from '#contract/entities/account.ts'
import type { ChangedPreferences } from '#domain/late-preference.ts'
import { OWN_KEY, type StoredPreferences, storedValues } from '#domain/preference.ts'
import {
  changesAt,
  isSmallEnough,
  missingChanges,
  type PreferenceChanges,
  unsureChanges,
  withChanges,
  withLater,
  withoutChanges,
} from '#domain/preference-change.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { onStoredElsewhere } from '#platform/storage/storage.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { STORED_PREFERENCE_CHANGES } from '../storage/stored-preference-changes.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { call } from './api.ts'
import { ApiError, isTokenRefused } from './api-error.ts'
import { runMutation } from './run-mutation.ts'
import { viewerQuery } from './session.ts'
import { currentToken } from './token.ts'

/** After so many milliseconds the preferences are read again: did another device save at the same moment? */
const LOOK_AGAIN_AFTER = 2_000

/** The key of what the server has said last, without the changes that are shown before they are stored. */
const SAID = ['stored-preferences']

const NAME = ['preferences']

const viewerKey = () => viewerQuery(currentToken()).queryKey
const storedChanges = () => readStoredValue(STORED_PREFERENCE_CHANGES)
const storeChanges = (changes: PreferenceChanges) => writeStoredValue(STORED_PREFERENCE_CHANGES, changes)
const isEmpty = (changes: PreferenceChanges) => Object.keys(changes).length === 0

/** Returns a function that changes some preferences of the viewer, and the error of the last change. */
export function useSetPreference() {
  const client = useQueryClient()
  const { mutateAsync, error } = useMutation(preferenceOptions(client))
  return {
    error,
    set: (changed: ChangedPreferences, { onSuccess, onError, onSettled }: AfterSaving = {}) => {
      // Callbacks given to the mutation would not be called once the control that has changed it is gone.
      void mutateAsync(changesAt(serverNow(), changed, shownValues(client)))
        .then(onSuccess, onError ?? (() => undefined))
        .finally(onSettled)
    },
  }
}

/** Changes some preferences, whether or not anybody watches, and returns when they are saved. */
export const savePreferences = (client: QueryClient, changed: ChangedPreferences): Promise<void> =>
  runMutation(client, preferenceOptions(client), changesAt(serverNow(), changed, shownValues(client)))

/** Hears what has come of a change, also when the control that was used is gone by then. */
export interface AfterSaving {
  onSuccess?: () => void
  onError?: (error: Error) => void
  onSettled?: () => void
}

/** Changes some preferences of the viewer; resolves when the server has them. */
export const changePreferences = (client: QueryClient, changed: ChangedPreferences): Promise<void> =>
  runMutation(client, preferenceOptions(client), changesAt(serverNow(), changed, shownValues(client)))

/** Returns the mutation that saves changes, one after the other. What could not be saved is taken back. */
export const preferenceOptions = (client: QueryClient) => ({
  mutationKey: NAME,
  scope: { id: 'preferences' },
  mutationFn: async (changes: PreferenceChanges) => {
    await save(client, changes)
    setTimeout(() => lookAgain(client), LOOK_AGAIN_AFTER)
  },
  onMutate: (changes: PreferenceChanges) => {
    storeChanges(withLater(storedChanges(), changes))
    show(client, changes)
  },
  onError: (error: Error, changes: PreferenceChanges) => {
    if (isTokenRefused(error)) return // saved when the same person has signed in again
    storeChanges(withoutChanges(storedChanges(), changes))
    show(client)
  },
})

/**
 * Makes sure that changes stay: looks at everything that the server says of the viewer, and writes again what
 * another device has taken away. Follows the other tabs too. Returns the function that stops it.
 */
export function storePreferences(client: QueryClient): () => void {
  const stopFollowing = onStoredElsewhere(LATE_KEYS.preferenceChanges, () => follow(client))
  const stopHearing = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (event.query.queryKey[0] === viewerKey()[0]) check(client)
  })
  const onReturn = () => {
    if (!document.hidden) lookAgain(client)
  }
  document.addEventListener('visibilitychange', onReturn)
  // Without one, what is shown already has changes in it that the server may not know.
  const isAsSaid = client.getQueryData(SAID) === undefined
  if (isAsSaid) check(client)
  return () => {
    stopFollowing()
    stopHearing()
    document.removeEventListener('visibilitychange', onReturn)
  }
}

/**
 * Reads the viewer afresh, because another device may have saved since, and lays the changes over what is
 * stored.
 */
async function save(client: QueryClient, changes: PreferenceChanges): Promise<void> {
  const token = currentToken()
  const viewer = await call(getViewer, {})
  // Somebody else is here by now: their changes and their account would be mixed with these.
  if (currentToken() !== token) throw new ApiError('refused', 'the session has ended', { status: 401 })
  const stored = storedValues(viewer)
  const values = withChanges(stored, withLater(storedChanges(), changes))
  if (!isSmallEnough(values)) {
    throw new ApiError('refused', 'client config size exceeds limit', { status: 400 })
  }
  const isStored = values === stored
  const account = isStored ? viewer : await call(updateClientConfig, { body: { [OWN_KEY]: values } })
  if (currentToken() === token) hear(client, account) // else it is not of who is here by now
}

/** Takes in what the server says of the viewer. Changes that are on their way stay on the page. */
function hear(client: QueryClient, account: Account): void {
  const values = storedValues(account)
  client.setQueryData(SAID, values)
  client.setQueryData(viewerKey(), account)
  storeChanges(unsureChanges(values, storedChanges(), serverNow()))
  show(client)
}

/** Hears what the server has just said, and sends what is missing in it. */
function check(client: QueryClient): void {
  const viewer = client.getQueryData(viewerKey())
  if (!viewer || isEmpty(storedChanges())) {
    client.removeQueries({ queryKey: SAID })
    return
  }
  hear(client, viewer)
  const isMissing = !isEmpty(missingChanges(storedValues(viewer), storedChanges()))
  if (!isMissing || client.isMutating({ mutationKey: NAME }) > 0) return
  save(client, {}).catch((error: unknown) => console.warn('preferences are saved later', error))
}

/** Asks the server whether the changes are still there. */
function lookAgain(client: QueryClient): void {
  if (!isEmpty(storedChanges())) void client.refetchQueries({ queryKey: viewerKey() })
}

/** Shows what another tab has changed; what it has saved or taken back the server knows. */
function follow(client: QueryClient): void {
  if (isEmpty(missingChanges(saidValues(client), storedChanges()))) {
    void client.refetchQueries({ queryKey: viewerKey() })
  } else show(client)
}

/** Shows the preferences as the server has said them, with the changes that it does not know yet. */
function show(client: QueryClient, changes: PreferenceChanges = {}): void {
  const viewer = client.getQueryData(viewerKey())
  if (!viewer) return
  const said = saidValues(client)
  client.setQueryData(SAID, said)
  const values = withChanges(said, withLater(storedChanges(), changes))
  if (values === storedValues(viewer)) return
  client.setQueryData(viewerKey(), {
    ...viewer,
    client_config: { ...viewer.client_config, [OWN_KEY]: values },
  })
}

const shownValues = (client: QueryClient) => storedValues(client.getQueryData(viewerKey()) ?? null)

const saidValues = (client: QueryClient) =>
  client.getQueryData<StoredPreferences>(SAID) ?? shownValues(client)
