/**
 * Decides what is wrong with a file that could not be shown, and what to do about it
 * (docs/spec/media.md#files-that-cannot-be-shown).
 */
export type FileKind = 'image' | 'video' | 'audio'

/** Holds what the server says about a file: its status, and the type of what came. */
export interface FileAnswer {
  status: number
  type: string
}

export type FileProblem = 'no_address' | 'failed' | 'missing' | 'refused' | 'other' | 'unplayable'

/**
 * Returns what is wrong with the file at an address. `answer` is null where the server could not be asked, or
 * said nothing.
 */
export function fileProblem(url: string, answer: FileAnswer | null): FileProblem {
  if (url === '') return 'no_address'
  if (answer === null) return 'failed'
  const { status, type } = answer
  if (status === 404 || status === 410) return 'missing'
  if (status === 401 || status === 403 || status === 451) return 'refused'
  if (status >= 400) return 'failed'
  // Files of some kinds come without a type of their own (docs/server/media.md#file-addresses).
  if (/^(text\/html|application\/(json|xhtml))/i.test(type)) return 'other'
  return 'unplayable'
}

/**
 * Returns whether another try may go better: a file that came, and that this browser cannot show, stays as it
 * is.
 */
export const mayComeYet = (problem: FileProblem): boolean =>
  problem !== 'unplayable' && problem !== 'no_address'

/**
 * Returns whether a file is tried once more unasked: it came when the server was asked about it, so the
 * failure may have been one of the moment. After that second failure it is `isSure` that the browser cannot
 * show it.
 */
export const isWorthAnotherTry = (problem: FileProblem, isSure: boolean): boolean =>
  problem === 'unplayable' && !isSure

/**
 * Returns whether a film has no picture in this browser: it has come so far that its sound can be played, and
 * it has no size.
 */
export const hasOnlySound = (film: { readyState: number; videoWidth: number }): boolean =>
  film.readyState > 0 && film.videoWidth === 0

/** The state of a player, as far as it says whether one waits for its file. */
export interface Waiting {
  /** Nothing has come for a while. */
  isStalled: boolean
  /** It has stood at the same place for a while. */
  standsStill: boolean
  paused: boolean
}

/**
 * Returns whether somebody waits in vain: they have pressed Play, nothing moves, and what comes next does not
 * come. What a browser says of its readiness does not count: one that waits in the middle of a block of the
 * file says that it could play on.
 */
export const waitsInVain = ({ isStalled, standsStill, paused }: Waiting): boolean =>
  isStalled && standsStill && !paused

/**
 * Returns the address under which a browser asks for the file anew and begins at a time, in seconds. Under
 * the same address it would go on waiting for the answer that does not come. The server gets no more of it
 * than before: it is a fragment.
 */
export const addressAnew = (address: string, from: number, tries: number): string =>
  `${address.replace(/#.*/, '')}#t=${from.toFixed(3)}&try=${tries}`
