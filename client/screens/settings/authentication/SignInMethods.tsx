import { KeyRound, Wallet } from 'lucide-react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { signInMethods } from '#domain/account/sign-in-methods.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'
import styles from './SignInMethods.module.css'

const NAMES: ReadonlyMap<string, TextKey> = new Map(
  Object.entries({
    password: 'sign_in_methods.password',
    eip4361: 'sign_in_methods.ethereum',
    caip122_monero: 'sign_in_methods.monero',
  }),
)

/** Shows the ways in which the viewer can sign in (docs/spec/settings.md#methods-of-signing-in). */
export function SignInMethods({ viewer, instance }: { viewer: Account; instance: Instance }) {
  const t = useText()
  const methods = signInMethods(viewer, instance)
  if (methods.length === 0) return null
  return (
    <SettingsGroup name="methods" title={t('sign_in_methods.title')}>
      <ul className={styles.list}>
        {methods.map(({ name, isOffered }) => (
          <li key={name} className={styles.method}>
            {name === 'password' ? <KeyRound aria-hidden="true" /> : <Wallet aria-hidden="true" />}
            <span>
              <MethodName name={name} />
              {!isOffered && <span className={styles.state}>{t('sign_in_methods.off')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </SettingsGroup>
  )
}

/** Shows what a method is called; one that the client does not know has the server's name. */
function MethodName({ name }: { name: string }) {
  const t = useText()
  const label = NAMES.get(name)
  return <bdi>{label ? t(label) : name}</bdi>
}
