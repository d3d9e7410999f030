import type { Account } from '#contract/entities/account.ts'
import { hasPassword } from '#domain/account/sign-in-methods.ts'
import { useText } from '#i18n/i18n.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** Shows the form that changes the password, or gives one to a person who signs in with a wallet. */
export function PasswordGroup({ viewer }: { viewer: Account }) {
  const t = useText()
  const isChange = hasPassword(viewer)
  const title = t(isChange ? 'password.change' : 'password.set')
  return (
    <SettingsGroup
      name="password"
      title={title}
      help={t(isChange ? 'password.change_help' : 'password.set_help')}
    >
      <PasswordForm username={viewer.username} submitLabel={title} />
    </SettingsGroup>
  )
}
