import { NamedText } from '#components/profile/NamedText.tsx'
import { useProfile } from '#data/people/profiles.ts'
import { useText } from '#i18n/i18n.ts'

/** Says which group gets a post (docs/spec/groups.md#who-sees-a-post-to-a-group). */
export function GroupNote({ groupId, isReply = false }: { groupId: string; isReply?: boolean }) {
  const t = useText()
  const { account } = useProfile({ id: groupId })
  const say = (group: string) =>
    t(isReply ? 'composer.audience.group_reply' : 'composer.audience.group', { group })
  return <span>{account ? <NamedText account={account} say={say} /> : say('…')}</span>
}
