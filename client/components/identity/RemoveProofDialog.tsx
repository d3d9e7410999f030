import { WholeText } from '#components/content/WholeText.tsx'
import { ConfirmActionDialog } from '#components/feedback/ConfirmActionDialog.tsx'
import { useRemoveProof } from '#data/account/identity-proofs.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/** Shows a dialog that asks before a proof is removed (docs/spec/identity.md#remove-a-proof). */
export function RemoveProofDialog({
  did,
  name,
  value,
  onDone,
}: {
  did: string
  /** The kind of the proof, in words. */
  name: string
  value: string
  onDone: () => void
}) {
  const t = useText()
  const remove = useRemoveProof()

  function confirm() {
    remove.mutateAsync(did).then(
      () => {
        onDone()
        toast(t('proofs.removed'))
      },
      () => undefined, // the dialog shows the error
    )
  }

  return (
    <ConfirmActionDialog
      title={t('proofs.remove_title')}
      confirmLabel={t('proofs.remove')}
      action={remove}
      onConfirm={confirm}
      onCancel={onDone}
    >
      <span>{t('proofs.remove_question', { name: `\u2068${name}\u2069` })}</span>
      <WholeText text={value} />
    </ConfirmActionDialog>
  )
}
