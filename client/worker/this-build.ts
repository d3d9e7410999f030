/** The build that this worker belongs to. `vite/worker-script.ts` writes it in front of the worker's code. */
export interface Build {
  /** The name of this build; `index.html` has it in its head. */
  id: string
  /** The address of the file that holds all scripts and styles. */
  pack: string
  /** The SHA-256 of what is in that file, unpacked. */
  packHash: string
  /**
   * The address of the list of these scripts and styles, each with its SHA-256, and the SHA-256 of the list
   * itself.
   */
  list: string
  listHash: string
  /**
   * The addresses of the script and the styles that the page names itself, which the first paint waits for.
   */
  first: string[]
}

declare const kithBuild: Build

export const thisBuild: Build = kithBuild

/** Returns whether a text is the page of this build. */
export const isPageOfThisBuild = (html: string) =>
  html.includes(`<meta name="kith-build" content="${thisBuild.id}">`)
