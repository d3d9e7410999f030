/** Decides which versions somebody has not heard of yet (docs/spec/instance.md#what-is-new). */

/** The notes of one version, and the language they are in. */
export interface VersionNotes {
  version: string
  locale: string
  sentences: readonly string[]
}

const numbersOf = (version: string) => version.split('.').map(Number)

/** Returns whether a version comes after another one. Every version comes after what is none. */
export function isNewerVersion(version: string, other: string): boolean {
  const others = numbersOf(other)
  for (const [place, number] of numbersOf(version).entries()) {
    const difference = number - (others[place] ?? 0)
    if (difference !== 0) return !(difference < 0)
  }
  return false
}

/** Returns what is new since a version; all where there is none. */
export const notesSince = (notes: readonly VersionNotes[], since: string | null): VersionNotes[] =>
  notes.filter(({ version }) => since === null || isNewerVersion(version, since))
