import type { AdminAccount } from '#contract/entities/admin-account.ts'
import { momentOf } from '#domain/date.ts'
import { type TextKey, useLocale, useText } from '#i18n/i18n.ts'
import styles from './AccountFacts.module.css'

const KINDS: ReadonlyMap<string, TextKey> = new Map(
  Object.entries({
    group: 'profile.badge_group',
    anonymous: 'administration.kind_anonymous',
    nomadic: 'administration.kind_nomadic',
  }),
)

const ROLES: ReadonlyMap<string, TextKey> = new Map(
  Object.entries({
    user: 'administration.role_user',
    admin: 'administration.role_admin',
    read_only_user: 'administration.role_read_only_user',
  }),
)

/**
 * Shows what kind of account it is, what its role allows and when its owner signed in last. Only users have a
 * role and sign in (docs/spec/administration.md#list-of-accounts).
 */
export function AccountFacts({ item: { account_type, role, last_login_at } }: { item: AdminAccount }) {
  const t = useText()
  const locale = useLocale()
  const kind = KINDS.get(account_type)
  const date = momentOf(last_login_at, locale)
  return (
    <p className={styles.facts}>
      {kind && <span>{t(kind)}</span>}
      {role && <RoleName name={role.name} />}
      {role && (
        <span>{date ? t('administration.last_sign_in', { date }) : t('administration.no_sign_in')}</span>
      )}
    </p>
  )
}

/** Shows the name of a role. One that the client does not know has the server's name. */
function RoleName({ name }: { name: string }) {
  const t = useText()
  const label = ROLES.get(name)
  return label ? <span data-role={name}>{t(label)}</span> : <span translate="no">{name}</span>
}
