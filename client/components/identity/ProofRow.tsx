import { useState } from 'react'
import { WholeText } from '#components/content/WholeText.tsx'
import { cleanText } from '#contract/clean-text.ts'
import type { ProfileField } from '#contract/entities/account.ts'
import { didOf } from '#domain/identity/proof.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { Button } from '#ui/Button.tsx'
import styles from './ProofRow.module.css'
import { RemoveProofDialog } from './RemoveProofDialog.tsx'

const NAMES = new Map<string, TextKey>([
  ['Key', 'proofs.key'],
  ['$ETH', 'proofs.ethereum'],
])

/** Shows one proof of the viewer, with the button that removes it where the server can. */
export function ProofRow({ proof, canRemove }: { proof: ProfileField; canRemove: boolean }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const known = NAMES.get(proof.name)
  const name = known ? t(known) : proof.name
  const value = cleanText(proof.value)
  const did = canRemove ? didOf(proof) : null
  return (
    <li ref={handOverToNeighbour} className={styles.row} data-row={value}>
      <div className={styles.texts}>
        <bdi className={styles.name}>{name}</bdi>
        <div className={styles.value}>
          <WholeText text={value} />
        </div>
        {proof.is_legacy_proof && <span className={styles.legacy}>{t('proofs.legacy')}</span>}
      </div>
      {did !== null && (
        <Button
          size="s"
          aria-label={t('proofs.remove_named', { name, value })}
          onClick={() => setAsking(true)}
        >
          {t('proofs.remove')}
        </Button>
      )}
      {isAsking && did !== null && (
        <RemoveProofDialog did={did} name={name} value={value} onDone={() => setAsking(false)} />
      )}
    </li>
  )
}
