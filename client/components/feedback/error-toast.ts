import { isTokenRefused } from '#data/connection/api-error.ts'
import type { Translate } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { errorText } from './error-text.ts'

/** Says in a toast why an action failed. That the session has ended is said by the page itself. */
export function errorToast(error: unknown, t: Translate): void {
  if (!isTokenRefused(error)) toast(errorText(error, t), { tone: 'error' })
}
