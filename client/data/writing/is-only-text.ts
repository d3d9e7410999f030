/**
 * Decides whether a change is somebody typing: the rest is then stored a moment later
 * (docs/spec/drafts-and-outbox.md#the-rest-of-a-draft).
 */

/** Returns whether two contents differ in nothing but their text. */
export function isOnlyText<Content extends { text: string }>(before: Content, after: Content): boolean {
  const { text: _, ...others } = before
  return Object.entries(others).every(([name, value]) => Reflect.get(after, name) === value)
}
