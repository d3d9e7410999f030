import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { IdentityProofs } from '#components/identity/IdentityProofs.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { viewerQuery } from '#data/connection/session.ts'
import { useToken } from '#data/connection/token.ts'
import { EditProfileForm } from './EditProfileForm.tsx'
import { UndescribedLink } from './UndescribedLink.tsx'

/** Shows what of a profile can be edited: the profile itself, and the proofs of identity. */
export function ProfileEditors({ viewer, instance }: { viewer: Account; instance: Instance }) {
  return (
    <>
      {viewer.source === null ? <Unreadable /> : <EditProfileForm viewer={viewer} instance={instance} />}
      <UndescribedLink accountId={viewer.id} />
      <IdentityProofs account={viewer} instance={instance} />
    </>
  )
}

const UNREADABLE = new ApiError('unreadable', 'the answer lacks what is edited')

/**
 * Says that the texts of the profile are not known: saving would replace them
 * (docs/spec/settings.md#what-cannot-be-read).
 */
function Unreadable() {
  const { isFetching, refetch } = useQuery(viewerQuery(useToken()))
  return <ErrorNotice error={UNREADABLE} retrying={isFetching} onRetry={refetch} />
}
