import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { mayHavePassword } from '#domain/account/sign-in-methods.ts'
import { isOlderThan } from '#domain/instance.ts'
import { PasswordGroup } from './authentication/PasswordGroup.tsx'
import { SessionsGroup } from './authentication/SessionsGroup.tsx'
import { SignInMethods } from './authentication/SignInMethods.tsx'

/**
 * Shows how the viewer signs in, and where. Servers before 4.14 do not tell the sessions
 * (docs/server/settings.md#sessions).
 */
export function AuthenticationSection({ viewer }: { viewer: Account }) {
  const instance = useInstance()
  if (!instance) return null
  return (
    <>
      <SignInMethods viewer={viewer} instance={instance} />
      {mayHavePassword(viewer, instance) && <PasswordGroup viewer={viewer} />}
      {!isOlderThan(instance.version, 4, 14) && <SessionsGroup />}
    </>
  )
}
