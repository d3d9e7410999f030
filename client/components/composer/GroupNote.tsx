import { EmojiText } from '#components/content/EmojiText.tsx'
import { useProfile } from '#data/people/profiles.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'

/** Says which group gets a post (docs/spec/groups.md#who-sees-a-post-to-a-group). */
export function GroupNote({ groupId, isReply = false }: { groupId: string; isReply?: boolean }) {
  const t = useText()
  const { account } = useProfile({ id: groupId })
  const group = account ? displayName(account) : '…'
  const sentence = t(isReply ? 'composer.audience.group_reply' : 'composer.audience.group', { group })
  return (
    <span>
      <EmojiText text={sentence} emojis={account?.emojis ?? []} />
    </span>
  )
}
