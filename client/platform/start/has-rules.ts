/**
 * Returns whether a style sheet has come. One that failed counts as a sheet too: without rules, or with rules
 * that nobody may read.
 */
export function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}
