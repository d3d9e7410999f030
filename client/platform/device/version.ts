/** The version of this client (vite/version.ts). */
export { version as clientVersion } from '../../../package.json'

const { KITH_COMMIT, KITH_DATE } = import.meta.env

/** The commit that this client was built of, and its date; null where it has changes of its own. */
export const clientCommit: { commit: string; date: string } | null =
  typeof KITH_COMMIT === 'string' && typeof KITH_DATE === 'string'
    ? { commit: KITH_COMMIT, date: KITH_DATE }
    : null
