import { KeyRound, Wallet } from 'lucide-react'
import { useState } from 'react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { canRemoveProofs } from '#domain/identity/proof.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'
import styles from './IdentityProofs.module.css'
import { ProofRow } from './ProofRow.tsx'

const LinkEthereumDialog = lazyPart(
  async () => (await import('#components/wallet/LinkEthereumDialog.tsx')).LinkEthereumDialog,
)

/**
 * Shows what the viewer has proven to be theirs, with the ways to prove more and to take a proof back
 * (docs/spec/identity.md#list-of-proofs, docs/spec/identity.md#remove-a-proof).
 */
export function IdentityProofs({ account, instance }: { account: Account; instance: Instance }) {
  const t = useText()
  const [isLinking, setLinking] = useState(false)
  const canRemove = canRemoveProofs(instance)
  const title = t('proofs.title')
  return (
    <section className={styles.proofs} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.help}>{t('proofs.help')}</p>
      {account.identity_proofs.length > 0 && (
        <ul className={styles.rows}>
          {account.identity_proofs.map((proof) => (
            <RowBoundary key={`${proof.name} ${proof.value}`} item={{ id: proof.value }} kind="li">
              <ProofRow proof={proof} canRemove={canRemove} />
            </RowBoundary>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button icon={<KeyRound />} href={pathTo('identity-proof')}>
          {t('profile_action.link_key')}
        </Button>
        <Button
          icon={<Wallet />}
          onPointerEnter={LinkEthereumDialog.preload}
          onFocus={LinkEthereumDialog.preload}
          onClick={() => setLinking(true)}
        >
          {t('profile_action.link_ethereum')}
        </Button>
      </div>
      {isLinking && <LinkEthereumDialog account={account} onDone={() => setLinking(false)} />}
    </section>
  )
}
