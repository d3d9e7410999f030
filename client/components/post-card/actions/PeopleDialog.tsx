import { useState } from 'react'
import type { Post } from '#contract/entities/post.ts'
import { useText } from '#i18n/i18n.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { PeopleList } from './PeopleList.tsx'
import { ReactionPeople } from './ReactionPeople.tsx'

/**
 * Shows a dialog with the people who liked a post, reposted it, or reacted to it, as far as the server knows
 * (docs/spec/post-actions.md#who-liked-and-reposted).
 */
export function PeopleDialog({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useText()
  const [kind, setKind] = useState<'likes' | 'reposts' | 'reactions'>('likes')
  return (
    <Dialog title={t('people.title')} closeLabel={t('action.dismiss')} onClose={onDone}>
      <Tabs
        label={t('people.title')}
        tabs={[
          { id: 'likes', label: t('people.likes') },
          { id: 'reposts', label: t('people.reposts') },
          { id: 'reactions', label: t('people.reactions') },
        ]}
        selected={kind}
        onSelect={setKind}
      >
        {kind === 'reactions' ? (
          <ReactionPeople postId={post.id} />
        ) : (
          <PeopleList key={kind} kind={kind} postId={post.id} />
        )}
      </Tabs>
    </Dialog>
  )
}
