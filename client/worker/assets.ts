/**
 * Answers for scripts and styles: from what is cached, else from the network, checked
 * (docs/spec/offline.md#checked-files).
 */
import { cachedByAnyBuild, cachedByThisBuild, cacheIfPossible, ownCache, PAGE } from './cached-files.ts'
import { fileWithHash, isIntact, isWhatItShouldBe, typeOfFile } from './checked-file.ts'
import { THEME } from './theme.ts'

export async function answerAsset({ request }: FetchEvent, address: string, type: string): Promise<Response> {
  const cached = await cachedByAnyBuild(address)
  if (cached && isWhatItShouldBe(cached, type)) return cached
  const answer = await fetch(request, { redirect: 'error' })
  if (!isPageInstead(answer, type)) return answer
  // The server itself is asked. The browser's own cache may hold a page from a moment in which the server did
  // not have the file, and without advice from the server it would do so for days.
  const renewed = await fetch(address, { cache: 'reload', redirect: 'error' })
  return isPageInstead(renewed, type) ? Response.error() : renewed
}

/** Returns whether a server has sent its page, because it did not have the file. */
const isPageInstead = (answer: Response, type: string) =>
  answer.status === 200 && !isWhatItShouldBe(answer, type)

/** Caches files that a page has loaded and the pack does not hold, such as the texts in its language. */
export async function cacheUsedFiles(addresses: readonly string[]): Promise<void> {
  // Without its page this build is not cached at all.
  if ((await cachedByThisBuild(PAGE)) === undefined) return
  const cache = await ownCache()
  for (const address of addresses) {
    const type = typeOfFile(address)
    if (type === undefined || (await cache.match(address))) continue
    const answer = await fetch(address, { redirect: 'error' })
    if (isWhatItShouldBe(answer, type)) {
      await cacheIfPossible(address, await fileWithHash(await answer.text(), type))
    }
  }
}

/** Drops every cached file whose content has changed since it was cached; it comes from the network then. */
export async function dropDamagedFiles(): Promise<void> {
  const cache = await ownCache()
  const drop = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === PAGE || pathname === THEME) return
    const file = await cache.match(request)
    if (file && !(await isIntact(file))) await cache.delete(request)
  }
  await Promise.all((await cache.keys()).map(drop))
}
