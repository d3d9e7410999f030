import type { BrowserContext, Page } from '@playwright/test'

/**
 * Adds to a list what the policy of any page of a profile forbids from now on, but for one page whose
 * complaints are looked at by themselves.
 */
export function noteViolations(context: BrowserContext, violations: string[], except?: Page): void {
  context.on('console', (message) => {
    if (message.page() === except) return
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
}
