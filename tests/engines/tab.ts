/** Says what a test can do with a tab of a browser, whatever the browser and the protocol that it speaks. */
import type { Named } from '#tests/harness/trees.ts'

/** A function of the page, with what it is given. */
// biome-ignore lint/suspicious/noExplicitAny: what goes into the page and comes out of it is any JSON
export type InPage<Args extends any[], Result> = (...args: Args) => Result | Promise<Result>

export type ModifierKey = 'Control' | 'Shift'
export type Place = [x: number, y: number]

export interface PressOptions {
  button?: 'left' | 'middle'
  /** 2 is a double click. */
  count?: number
  /** Is held meanwhile. */
  holding?: ModifierKey
}

export interface Tab {
  goTo: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  evaluate: <Args extends any[], Result>(
    inPage: InPage<Args, Result>,
    ...args: Args
  ) => Promise<Awaited<Result>>
  press: (at: Place, options?: PressOptions) => Promise<void>
  drag: (from: Place, to: Place) => Promise<void>
  wheel: (at: Place, down: number) => Promise<void>
  /** Types a text, or presses a key with a name such as `Enter`, while a modifier key is held. */
  type: (text: string) => Promise<void>
  key: (name: string, holding?: ModifierKey) => Promise<void>
  /** Returns how many tabs and windows this tab's browser shows. */
  countTabs: () => Promise<number>
  upload: (selector: string, path: string) => Promise<void>
  /**
   * Returns those that are not in the element, as the engine itself tells roles and names to assistive
   * programs.
   */
  missing: (selector: string, wanted: readonly Named[]) => Promise<Named[]>
  close: () => Promise<void>
}

/** How a tab begins. */
export interface TabOptions {
  /** Set before the first page, for this host. */
  cookie: { name: string; value: string; host: string }
  complain: (text: string) => void
}

export interface EngineBrowser {
  openTab: (options: TabOptions) => Promise<Tab>
  close: () => Promise<void>
}

export const WINDOW = { width: 1280, height: 900 }
