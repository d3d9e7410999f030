import { isTokenRefused } from '#data/connection/api-error.ts'
import type { Translate } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { errorText } from './error-text.ts'

/** A control that tells of its error itself may have left the page, which tells of it then, too. */
const said = new WeakSet<object>()

/**
 * Says in a toast why an action failed, once for each failure. That the session has ended is said by the page
 * itself.
 */
export function errorToast(error: unknown, t: Translate): void {
  if (isTokenRefused(error)) return
  if (typeof error === 'object' && error !== null) {
    if (said.has(error)) return
    said.add(error)
  }
  toast(errorText(error, t), { tone: 'error' })
}
