/**
 * Changes preferences. The server stores them for all devices. A change shows at once, and is kept on this
 * device until it is sure to stay at the server (docs/spec/settings.md#saving-a-preference,
 * docs/spec/settings.md#two-devices-that-save). Nothing is written over what could not be read
 * (docs/spec/settings.md#what-cannot-be-read).
 */
import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getViewer } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import type { Account } from '#contract/entities/account.ts'
import type { ChangedPreferences } from '#domain/late-preference.ts'
import { OWN_KEY, readConfig, type StoredPreferences, storedValues } from '#domain/preference.ts'
import {
  changesAt,
  isSmallEnough,
  missingChanges,
  type PreferenceChanges,
  unsureChanges,
  withChanges,
  withLater,
  withoutChanges,
  withoutFuture,
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
import { HELD } from './unreadable-config.ts'

/** After so many milliseconds the preferences are read again: did another device save at the same moment? */
const LOOK_AGAIN_AFTER = 2_000

/**
 * The key of the configuration that the server has said last, without the changes that are shown before they
 * are stored.
 */
const SAID = ['stored-preferences']

type Config = Account['client_config']

const isHeld = (error: unknown) => error instanceof ApiError && error.kind === 'unreadable'

const NAME = ['preferences']

const viewerKey = () => viewerQuery(currentToken()).queryKey
/** Returns the changes that are kept on this device. A clock that was wrong may have made them. */
export const storedChanges = () => withoutFuture(readStoredValue(STORED_PREFERENCE_CHANGES), serverNow())
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

/**
 * Returns the mutation that saves changes, one after the other. What could not be saved is taken back. Where
 * what is stored could not be read, it stays on this device, and is saved when that can be read again.
 */
export const preferenceOptions = (client: QueryClient) => ({
  mutationKey: NAME,
  scope: { id: 'preferences' },
  mutationFn: async (changes: PreferenceChanges) => {
    await save(client, changes).catch((error: unknown) => {
      throw isHeld(error) ? new ApiError('unreadable', HELD, { cause: error }) : error
    })
    setTimeout(() => lookAgain(client), LOOK_AGAIN_AFTER)
  },
  onMutate: (changes: PreferenceChanges) => {
    storeChanges(withLater(storedChanges(), changes))
    show(client, changes)
  },
  onError: (error: Error, changes: PreferenceChanges) => {
    if (isTokenRefused(error) || isHeld(error)) return // saved when somebody signs in again, or it can be read
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
  const stored = readConfig(viewer.client_config)
  if (stored === null) {
    hear(client, viewer)
    throw new ApiError('unreadable', HELD)
  }
  const values = withChanges(stored, withLater(storedChanges(), changes), serverNow())
  if (!isSmallEnough(values, stored)) {
    throw new ApiError('refused', 'client config size exceeds limit', { status: 400 })
  }
  const isStored = values === stored
  const account = isStored ? viewer : await call(updateClientConfig, { body: { [OWN_KEY]: values } })
  if (currentToken() === token) hear(client, account) // else it is not of who is here by now
}

/** Takes in what the server says of the viewer. Changes that are on their way stay on the page. */
function hear(client: QueryClient, account: Account): void {
  const values = readConfig(account.client_config)
  client.setQueryData<Config>(SAID, account.client_config)
  client.setQueryData(viewerKey(), account)
  if (values) storeChanges(unsureChanges(values, storedChanges(), serverNow()))
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
  const values = readConfig(viewer.client_config)
  const isMissing = values && !isEmpty(missingChanges(values, storedChanges(), serverNow()))
  if (!isMissing || client.isMutating({ mutationKey: NAME }) > 0) return
  save(client, {}).catch((error: unknown) => console.warn('preferences are saved later', error))
}

/** Asks the server whether the changes are still there. */
function lookAgain(client: QueryClient): void {
  if (!isEmpty(storedChanges())) void client.refetchQueries({ queryKey: viewerKey() })
}

/** Shows what another tab has changed; what it has saved or taken back the server knows. */
function follow(client: QueryClient): void {
  if (isEmpty(missingChanges(readConfig(saidConfig(client)) ?? {}, storedChanges(), serverNow()))) {
    void client.refetchQueries({ queryKey: viewerKey() })
  } else show(client)
}

/** Counts as stored, for the page alone, where that cannot be read. */
const NOTHING: StoredPreferences = {}

/** Shows the preferences as the server has said them, with the changes that it does not know yet. */
function show(client: QueryClient, changes: PreferenceChanges = {}): void {
  const viewer = client.getQueryData(viewerKey())
  if (!viewer) return
  const said = saidConfig(client)
  client.setQueryData<Config>(SAID, said)
  const stored = readConfig(said) ?? NOTHING
  const values = withChanges(stored, withLater(storedChanges(), changes), serverNow())
  const client_config = values === stored ? said : { ...said, [OWN_KEY]: values }
  if (client_config !== viewer.client_config) client.setQueryData(viewerKey(), { ...viewer, client_config })
}

const shownValues = (client: QueryClient) => storedValues(client.getQueryData(viewerKey()) ?? null)

function saidConfig(client: QueryClient): Config {
  const said = client.getQueryData<Config>(SAID)
  return said === undefined ? (client.getQueryData(viewerKey())?.client_config ?? null) : said
}

/** Returns the configuration that the server has said last; null where its answer had none that is one. */
export function useSaidConfig(viewer: Account): Config {
  const { data } = useQuery<Config>({ queryKey: SAID, queryFn: skipToken })
  return data === undefined ? viewer.client_config : data
}

/** Asks the server again for what is stored. Changes that were held are saved once it can be read. */
export const readAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ queryKey: viewerKey() })

/**
 * Writes over a configuration that cannot be read, because its owner has said so. What the answer does not
 * even have is left alone.
 */
export async function beginAnew(client: QueryClient): Promise<void> {
  const token = currentToken()
  const viewer = await call(getViewer, {})
  if (viewer.client_config === null || currentToken() !== token) throw new ApiError('unreadable', HELD)
  const values = withChanges(readConfig(viewer.client_config) ?? NOTHING, storedChanges(), serverNow())
  const account = await call(updateClientConfig, { body: { [OWN_KEY]: values } })
  if (currentToken() === token) hear(client, account)
}
