import { Users } from 'lucide-react'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useVisitor } from '#data/connection/session.ts'
import { profileLink } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './ContextLine.module.css'

/** Shows above a post which group it is in, as a link to that (docs/spec/groups.md#group-of-a-post). */
export function GroupLine({ group }: { group: Account }) {
  const t = useText()
  const guest = useVisitor().kind === 'guest'
  return (
    <div className={styles.header}>
      <Users aria-hidden="true" />
      <a {...profileLink(group, guest)} className={styles.author}>
        <NamedText account={group} say={(name) => t('post.in_group', { name })} />
      </a>
    </div>
  )
}
