import { Volume2, VolumeOff } from 'lucide-react'
import { PersonRow } from '#components/profile/PersonRow.tsx'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import { useMuteWithUndo } from '#components/profile/use-mute-with-undo.ts'
import type { Account } from '#contract/entities/account.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'

/**
 * Shows a muted person with the button to unmute them. The row stays afterwards, so that Undo has its place;
 * until the relationship is known the person counts as muted.
 */
export function MutedRow({ item: account }: { item: Account }) {
  const t = useText()
  const mute = useMuteWithUndo(account)
  const isMuted = useRelationship(account.id)?.muting ?? true
  const name = displayName(account)
  return (
    <PersonRow id={account.id}>
      <ProfileCard account={account} plain />
      <Button
        size="s"
        kind={isMuted ? 'secondary' : 'quiet'}
        icon={isMuted ? <Volume2 /> : <VolumeOff />}
        aria-label={t(isMuted ? 'post.action.unmute' : 'post.action.mute', { name })}
        onClick={() => mute(!isMuted)}
      >
        {t(isMuted ? 'mutes.unmute' : 'mutes.mute')}
      </Button>
    </PersonRow>
  )
}
