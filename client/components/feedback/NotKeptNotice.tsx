import type { ReactNode } from 'react'
import { useAskBeforeClosing } from '#platform/page/use-ask-before-closing.ts'
import { Alert } from '#ui/Alert.tsx'

/**
 * Says that this browser does not keep what is typed beside it, and lets it ask before the page is closed
 * (docs/spec/drafts-and-outbox.md#when-storing-fails).
 */
export function NotKeptNotice({ children }: { children: ReactNode }) {
  useAskBeforeClosing(true)
  return <Alert>{children}</Alert>
}
