import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { Account } from '#contract/entities/account.ts'
import { profilePath } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import type { Listbox } from './listbox.ts'
import { OptionGroup } from './OptionGroup.tsx'
import { SearchOption } from './SearchOption.tsx'

/** Shows the people whose names fit what is typed; each option leads to a profile. */
export function PeopleOptions({ listbox, people }: { listbox: Listbox; people: readonly Account[] }) {
  const t = useText()
  if (people.length === 0) return null
  return (
    <OptionGroup label={t('search.accounts')}>
      {people.map((account) => (
        <SearchOption
          key={account.id}
          listbox={listbox}
          name={`@${account.id}`}
          href={profilePath(account)}
          icon={<AccountAvatar account={account} size="xs" />}
          note={`@${account.acct}`}
          onPick={listbox.onClose}
        >
          <DisplayName account={account} />
        </SearchOption>
      ))}
    </OptionGroup>
  )
}
