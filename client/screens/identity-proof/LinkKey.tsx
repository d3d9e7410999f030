import { NotKeptNotice } from '#components/feedback/NotKeptNotice.tsx'
import { useText } from '#i18n/i18n.ts'
import { KeyStep } from './KeyStep.tsx'
import { SignatureStep } from './SignatureStep.tsx'
import { useKeyLink } from './use-key-link.ts'

/**
 * Shows the step that is next: the key, or the signature of the claim for it
 * (docs/spec/identity.md#link-a-key).
 */
export function LinkKey({ viewerId }: { viewerId: string }) {
  const t = useText()
  const form = useKeyLink(viewerId)
  const { claim } = form.link
  return (
    <>
      {!form.isStored && <NotKeptNotice>{t('key_link.not_kept')}</NotKeptNotice>}
      {claim === null ? <KeyStep form={form} /> : <SignatureStep form={form} claim={claim} />}
    </>
  )
}
