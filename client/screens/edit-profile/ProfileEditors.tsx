import { IdentityProofs } from '#components/identity/IdentityProofs.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { EditProfileForm } from './EditProfileForm.tsx'
import { UndescribedLink } from './UndescribedLink.tsx'

/** Shows what of a profile can be edited: the profile itself, and the proofs of identity. */
export function ProfileEditors({ viewer, instance }: { viewer: Account; instance: Instance }) {
  return (
    <>
      <EditProfileForm viewer={viewer} instance={instance} />
      <UndescribedLink accountId={viewer.id} />
      <IdentityProofs account={viewer} instance={instance} />
    </>
  )
}
