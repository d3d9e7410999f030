import { useQuery } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { useVisitor } from '#data/connection/session.ts'
import { aliasesQuery } from '#data/people/aliases.ts'
import { aliasLinks } from '#domain/profile/alias.ts'
import { useText } from '#i18n/i18n.ts'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { Pressable } from '#ui/Pressable.tsx'
import styles from './AliasBadge.module.css'

/**
 * Shows that a person has other accounts, and lists them. Nothing is shown while they load or when that fails
 * (docs/spec/profiles.md#admin-badge-and-alias-badge).
 */
export function AliasBadge({ account }: { account: Account }) {
  const t = useText()
  const guest = useVisitor().kind === 'guest'
  const { data } = useQuery(aliasesQuery(account.id))
  const links = data ? aliasLinks(data, guest) : []
  if (links.length === 0) return null
  return (
    <Menu
      label={t('profile.aliases')}
      trigger={(opener) => (
        <Pressable
          {...opener}
          className={styles.opener}
          data-tooltip={links.map(({ text }) => text).join('\n')}
        >
          <span className={styles.face}>{t('profile.badge_alias')}</span>
        </Pressable>
      )}
    >
      {links.map(({ href, text }) => (
        <MenuItem key={text} href={href}>
          <span className={styles.address} dir="ltr" translate="no">
            {text}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}
