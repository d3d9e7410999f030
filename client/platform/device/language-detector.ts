/**
 * Tells the language of a text by what the browser has on this device. Nothing of the text leaves it
 * (docs/spec/writing.md#language-of-a-post).
 */

interface Detector {
  detect(text: string): Promise<readonly { detectedLanguage?: string; confidence?: number }[]>
}

interface DetectorFactory {
  availability(): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(): Promise<Detector>
}

/** TypeScript's DOM library does not know it yet. */
const factory = () => (globalThis as { LanguageDetector?: DetectorFactory }).LanguageDetector

let detector: Promise<Detector> | null = null

/** Returns whether this browser can ever tell languages. */
export const canDetectLanguage = (): boolean => factory() !== undefined

/**
 * Makes it ready, which may have the browser fetch its model: only to be called for somebody who presses
 * something about languages.
 */
export async function prepareDetector(): Promise<void> {
  const api = factory()
  if (!api || (await api.availability()) === 'unavailable') return
  detector ??= api.create()
  await detector.catch(() => {
    detector = null
  })
}

/** Returns the likely languages of a text; none where the browser is not ready to tell. */
export async function detectLanguage(text: string): ReturnType<Detector['detect']> {
  const api = factory()
  if (!api) return []
  if (detector === null && (await api.availability()) !== 'available') return []
  await prepareDetector()
  return (await (await detector)?.detect(text)) ?? []
}
