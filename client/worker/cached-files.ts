/**
 * Caches the files of builds in the browser's cache storage: one cache for each build, the files by their
 * addresses (docs/spec/offline.md#two-builds).
 */
import { thisBuild } from './this-build.ts'

const PREFIX = 'kith-build-'
/** The name of the cache of this build. */
export const OWN = PREFIX + thisBuild.id
/** The page itself, whatever the address in the window. */
export const PAGE = '/'

let own: Promise<Cache> | undefined
/** Whether this worker has stepped aside: then it neither caches nor finds anything. */
let isOver = false

/**
 * Returns the cache of this build. It is opened once, because opening takes longer than finding a file; and
 * again where that failed.
 */
export function ownCache(): Promise<Cache> {
  own ??= caches.open(OWN).catch((error) => {
    own = undefined
    throw error
  })
  return own
}

/** Returns a cached file of this build, or undefined. */
export const cachedByThisBuild = (address: string) => found(async () => (await ownCache()).match(address))

/**
 * Returns a cached file of any build: a tab that has not been reloaded since an update still needs those of
 * its own.
 */
export const cachedByAnyBuild = async (address: string) =>
  (await cachedByThisBuild(address)) ?? found(() => caches.match(address))

/** Returns what was found, or undefined. What cannot be read counts as missing. */
async function found(find: () => Promise<Response | undefined>): Promise<Response | undefined> {
  if (isOver) return undefined
  try {
    return await find()
  } catch (error) {
    console.warn('a cached file could not be read', error)
    return undefined
  }
}

/** Caches an answer if the browser lets us: without room the files come from the network, as before. */
export async function cacheIfPossible(address: string, answer: Response): Promise<void> {
  if (isOver) return
  try {
    await (await ownCache()).put(address, answer)
  } catch (error) {
    console.warn('a file could not be cached', address, error)
  }
}

const namesOfCaches = async (prefix = 'kith-') =>
  (await caches.keys()).filter((name) => name.startsWith(prefix))

/** Returns the addresses of everything that the builds before this one have cached. */
export async function addressesOfOldBuilds(): Promise<string[]> {
  const builds = (await namesOfCaches(PREFIX)).filter((name) => name !== OWN)
  const addressesIn = async (name: string) =>
    (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  return (await Promise.all(builds.map(addressesIn))).flat()
}

/**
 * Forgets all builds but this one and the one before it, which other tabs may still show, and what else an
 * earlier build has cached.
 */
export async function forgetOldBuilds(): Promise<void> {
  const builds = await namesOfCaches(PREFIX)
  const stays = new Set([OWN, builds.filter((name) => name !== OWN).at(-1)])
  const old = (await namesOfCaches()).filter((name) => !stays.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

export async function forgetThisBuild(): Promise<void> {
  own = undefined
  await caches.delete(OWN)
}

/** Returns the build in force; null when this worker has stepped aside. */
export const buildInForce = () => (isOver ? null : thisBuild.id)

/** Deletes everything that the client caches in cache storage, for good. */
export async function forgetEverything(): Promise<void> {
  isOver = true
  own = undefined
  await Promise.all((await namesOfCaches()).map((name) => caches.delete(name)))
}
