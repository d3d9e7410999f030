import type { ComponentProps } from 'react'
import type { AuthorChoice as Choice } from '#components/act-as/AuthorChoice.tsx'
import { useOtherSessions } from '#data/accounts/accounts.ts'
import { lazyPart } from '#i18n/lazy-part.ts'

const AuthorChoice = lazyPart(async () => (await import('#components/act-as/AuthorChoice.tsx')).AuthorChoice)

/** Shows who writes where several accounts are signed in, and nothing, without loading it, where one is. */
export const AuthorLine = (props: ComponentProps<typeof Choice>) =>
  useOtherSessions().length > 0 && <AuthorChoice {...props} />
