/** The sections of the settings and their addresses (docs/spec/settings.md#sections-of-the-settings). */
import { pathTo } from '../session/route-map.ts'

export const SECTIONS = [
  'appearance',
  'posts',
  'filters',
  'notifications',
  'keyboard',
  'authentication',
  'data',
  'device',
  'experiments',
  'delete',
] as const

export type Section = (typeof SECTIONS)[number]

/** Returns the section that an address names, or null for the list of all. */
export const sectionOf = (name: string | null): Section | null =>
  SECTIONS.find((section) => section === name) ?? null

/** Returns the address of a section, or of one setting in it. */
export const sectionPath = (section: Section, setting?: string): string =>
  `${pathTo('settings')}?section=${section}${setting ? `&setting=${setting}` : ''}`
