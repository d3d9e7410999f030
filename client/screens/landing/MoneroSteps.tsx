import { Command } from '#components/feedback/Command.tsx'
import type { AddressKind } from '#domain/monero/address.ts'
import { fileCommand, SIGN_AS_SUBADDRESS_COMMAND, SIGN_COMMAND } from '#domain/monero/signature.ts'
import { useText } from '#i18n/i18n.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './MoneroSteps.module.css'

/** Explains how to sign the message in each of the usual wallets (docs/spec/sign-in.md#monero). */
export function MoneroSteps({ message, kind }: { message: string; kind: AddressKind }) {
  const t = useText()
  const isSubaddress = kind === 'subaddress'
  return (
    <Disclosure summary={t('landing.monero_steps')}>
      <dl className={styles.steps}>
        <dt translate="no">Monero GUI</dt>
        <dd>{t(isSubaddress ? 'landing.monero_steps_gui_subaddress' : 'landing.monero_steps_gui')}</dd>
        <dt translate="no">Feather</dt>
        <dd>{t('landing.monero_steps_feather')}</dd>
        <dt translate="no">Cake Wallet</dt>
        <dd>{t('landing.monero_steps_cake')}</dd>
        <dt translate="no">monero-wallet-cli</dt>
        <dd>
          <span>{t('landing.monero_steps_file')}</span>
          <Command>{fileCommand(message)}</Command>
          <span>
            {t(isSubaddress ? 'landing.monero_steps_sign_subaddress' : 'landing.monero_steps_sign')}
          </span>
          <Command>{isSubaddress ? SIGN_AS_SUBADDRESS_COMMAND : SIGN_COMMAND}</Command>
        </dd>
      </dl>
    </Disclosure>
  )
}
