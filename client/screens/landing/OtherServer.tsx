import { useState } from 'react'
import { serverAddress } from '#domain/session/server-address.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './OtherServer.module.css'

/**
 * Says that an address serves one server, and leads to that of another one
 * (docs/spec/session.md#other-servers).
 */
export function OtherServer({ host }: { host: string }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const address = serverAddress(typed)
  return (
    <section className={styles.section} aria-labelledby="other-server">
      <h2 id="other-server" className={styles.title}>
        {t('accounts.elsewhere_title')}
      </h2>
      <p>{t('accounts.elsewhere', { host: `\u2066${host}\u2069` })}</p>
      <TextField
        label={t('accounts.elsewhere_field')}
        type="url"
        dir="ltr"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={typed.trim() !== '' && address === null && t('accounts.elsewhere_invalid')}
      />
      {address !== null && (
        <div>
          <Button href={address} rel="noopener noreferrer" target="_blank">
            {t('accounts.elsewhere_open', { host: `\u2066${new URL(address).host}\u2069` })}
          </Button>
        </div>
      )}
    </section>
  )
}
