import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { handleInText } from '#domain/profile/handle.ts'
import { sharesName } from '#domain/profile/shared-names.ts'

/**
 * Shows behind a name the address of a person, if another one of those beside has the same name
 * (docs/spec/profiles.md#two-of-one-name).
 */
export function NamesakeAddress({ account, beside }: { account: Account; beside: readonly Account[] }) {
  const instanceUri = useInstance()?.uri ?? ''
  return (
    sharesName(account, beside) && <span translate="no">{` (${handleInText(account, instanceUri)})`}</span>
  )
}
