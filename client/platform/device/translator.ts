/**
 * Translates by what the browser has on this device: no word is sent to anybody
 * (docs/spec/post-actions.md#translate).
 */

interface Translator {
  translate(text: string): Promise<string>
}

interface Pair {
  sourceLanguage: string
  targetLanguage: string
}

interface TranslatorFactory {
  availability(pair: Pair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(pair: Pair & { monitor: (target: EventTarget) => void }): Promise<Translator>
}

/** TypeScript's DOM library does not know it yet. */
const factory = () => (globalThis as { Translator?: TranslatorFactory }).Translator

/** Returns whether this browser can ever translate. */
export const canTranslate = (): boolean => factory() !== undefined

/**
 * Translates lines one by one; null where the browser does not know the languages. It may have to fetch them
 * first, and only does so after a press; `onProgress` hears the share that has come, from 0 to 1.
 */
export async function translateLines(
  lines: readonly string[],
  pair: Pair,
  onProgress: (share: number) => void,
): Promise<readonly string[] | null> {
  const api = factory()
  if (!api || (await api.availability(pair)) === 'unavailable') return null
  const monitor = (target: EventTarget) =>
    target.addEventListener('downloadprogress', (event) => {
      if (event instanceof ProgressEvent) onProgress(event.loaded)
    })
  const translator = await api.create({ ...pair, monitor })
  const translated: string[] = []
  for (const line of lines) translated.push(await translator.translate(line))
  return translated
}
