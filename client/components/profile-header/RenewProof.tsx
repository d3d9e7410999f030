import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { Renewal } from '#domain/profile/fields.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { IconButton } from '#ui/IconButton.tsx'

const LinkEthereumDialog = lazyPart(
  async () => (await import('#components/wallet/LinkEthereumDialog.tsx')).LinkEthereumDialog,
)

/** Shows a button that renews a legacy proof of the viewer (docs/spec/profiles.md#legacy-proofs). */
export function RenewProof({ account, renewal }: { account: Account; renewal: Renewal }) {
  const t = useText()
  const [isLinking, setIsLinking] = useState(false)
  const look = { label: t('profile.renew_proof'), icon: <RefreshCw />, size: 's' } as const
  if (renewal === 'key') return <IconButton {...look} href={pathTo('identity-proof')} />
  return (
    <span ref={handOverToHeading}>
      <IconButton
        {...look}
        onPointerEnter={LinkEthereumDialog.preload}
        onFocus={LinkEthereumDialog.preload}
        onClick={() => setIsLinking(true)}
      />
      {isLinking && <LinkEthereumDialog account={account} onDone={() => setIsLinking(false)} />}
    </span>
  )
}

/** A proof that was renewed takes its button with it. */
const handOverToHeading = handOverFocus((leaving) => {
  const heading = leaving.closest('header')?.querySelector('h1')
  return () => heading
})
