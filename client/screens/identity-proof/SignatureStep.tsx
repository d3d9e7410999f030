import { type FormEvent, useId } from 'react'
import { Command } from '#components/feedback/Command.tsx'
import type { IdentityClaim } from '#contract/entities/identity-claim.ts'
import { useAddProof } from '#data/account/identity-proofs.ts'
import { signatureProblem } from '#domain/identity/key-problem.ts'
import { readKeyText, sentKeyText } from '#domain/identity/key-text.ts'
import { SECRET_KEY, wayOf } from '#domain/identity/signing.ts'
import { profilePath } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { takeLostFocus } from '#platform/focus/hand-over.ts'
import { navigate } from '#platform/page/location.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { toast } from '#ui/notices.ts'
import { KeyTextField } from './KeyTextField.tsx'
import { SIGNATURE_PROBLEMS, WAYS } from './key-texts.ts'
import { ProofError } from './ProofError.tsx'
import styles from './Step.module.css'
import type { KeyLinkForm } from './use-key-link.ts'

/**
 * Shows the second step: the command that signs the claim, and the signature
 * (docs/spec/identity.md#signature-of-a-key).
 */
export function SignatureStep({ form, claim }: { form: KeyLinkForm; claim: IdentityClaim }) {
  const t = useText()
  const id = useId()
  const add = useAddProof()
  const { link } = form
  const way = wayOf(link.way)
  const key = readKeyText(link.publicKey)
  const problem = signatureProblem(link.signature, { publicKey: link.publicKey, hashing: way.hashing })
  const canSend = link.signature.trim() !== '' && problem === null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSend || add.isPending) return
    const { did, created_at } = claim
    const proof = { proof_type: way.type, did, created_at, signature: sentKeyText(link.signature) }
    add.mutate(proof, {
      onSuccess: (account) => {
        form.clear()
        toast(t('key_link.linked'))
        navigate(profilePath(account))
      },
    })
  }

  return (
    <form className={styles.step} aria-labelledby={id} onSubmit={submit}>
      <h2 id={id} className={styles.title} tabIndex={-1} ref={form.hasTurned ? takeLostFocus : undefined}>
        {t('key_link.signature_title')}
      </h2>
      <div className={styles.chosen}>
        <p>
          {key.kind === 'key' && <span>{t('key_link.key_found', { id: key.keyId })}</span>}
          <span className={styles.way}>{t(WAYS[link.way].label)}</span>
        </p>
        <Button size="s" disabled={add.isPending} onClick={form.goBack}>
          {t('key_link.change_key')}
        </Button>
      </div>
      <div className={styles.hint}>
        <p>{t('key_link.sign', { placeholder: SECRET_KEY })}</p>
        <Command>{way.sign(claim.claim)}</Command>
        <Disclosure summary={t('key_link.message')}>
          <Command>{claim.claim}</Command>
        </Disclosure>
      </div>
      <KeyTextField
        label={t('key_link.signature')}
        help={t('key_link.signature_help')}
        readOnly={add.isPending}
        text={link.signature}
        problem={problem && t(SIGNATURE_PROBLEMS[problem])}
        onChange={(signature) => {
          add.reset()
          form.change({ signature })
        }}
      />
      {add.isError && <ProofError error={add.error} />}
      <div>
        <Button kind="primary" type="submit" busy={add.isPending} disabled={!canSend}>
          {t('key_link.submit')}
        </Button>
      </div>
    </form>
  )
}
