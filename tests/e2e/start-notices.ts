/**
 * Finds what a page says while a file of its first screen is missing
 * (docs/spec/navigation.md#a-file-that-does-not-come).
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Returns a text of the client in a language. */
export function textIn(locale: string, key: string): string {
  const texts: Record<string, string> = JSON.parse(readFileSync(`client/i18n/locales/${locale}.json`, 'utf8'))
  return texts[key] ?? key
}

/** The notices of the page: in its own HTML, and where it can say so itself. */
const NOTICES = ['start_notice.text', 'missing_parts.text']

/** Finds what the page says, by its role and its words in a language. */
export function speaks(page: Page, locale: string) {
  const saying = (role: 'alert' | 'status', key: string) =>
    page.getByRole(role).filter({ hasText: textIn(locale, key) })
  return saying('alert', 'start_notice.text').or(saying('status', 'missing_parts.text'))
}

/** Returns the roles of what says so in the tree that the browser itself gives to assistive programs. */
export async function readAloud(page: Page, locale: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const words = NOTICES.map((key) => textIn(locale, key))
  return nodes
    .filter(({ role, name, ignored }) => {
      const text = String(name?.value ?? '').trim()
      return !ignored && role?.value === 'StaticText' && words.includes(text)
    })
    .map((text) => {
      let around = byId.get(text.parentId ?? '')
      while (around && !['alert', 'status'].includes(around.role?.value))
        around = byId.get(around.parentId ?? '')
      return around?.role?.value ?? 'nothing that is read by itself'
    })
}
