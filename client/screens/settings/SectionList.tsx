import {
  Bell,
  Database,
  FlaskConical,
  HandCoins,
  Keyboard,
  KeyRound,
  ListFilter,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  PenLine,
  ReceiptText,
  Trash2,
  UserPen,
  UsersRound,
  VolumeOff,
} from 'lucide-react'
import { Fragment } from 'react'
import { SECTION_LABELS } from '#components/preferences/section-labels.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { mayListAccounts } from '#domain/session/access.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { SECTIONS, type Section, sectionPath } from '#domain/settings/section.ts'
import { offersSubscriptions } from '#domain/subscription/offered-kinds.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './SectionList.module.css'
import { useMaySell } from './use-may-sell.ts'

const ICONS: Record<Section, LucideIcon> = {
  appearance: Palette,
  posts: PenLine,
  filters: ListFilter,
  notifications: Bell,
  keyboard: Keyboard,
  authentication: KeyRound,
  data: Database,
  device: MonitorSmartphone,
  experiments: FlaskConical,
  delete: Trash2,
}

/** Shows links to all sections of the settings, and to pages that people look for among them. */
export function SectionList({ current }: { current: Section }) {
  const t = useText()
  const maySell = useMaySell()
  const instance = useInstance()
  const mayPay = offersSubscriptions(instance)
  const mayAdminister = mayListAccounts(instance, useViewer())
  return (
    <nav aria-label={t('settings.sections')}>
      <ul className={styles.list}>
        <Entry href={pathTo('edit-profile')} icon={UserPen} label={t('settings.edit_profile')} />
        {maySell && (
          <Entry
            href={pathTo('subscription-settings')}
            icon={HandCoins}
            label={t('subscription_settings.title')}
          />
        )}
        {mayPay && <Entry href={pathTo('receipts')} icon={ReceiptText} label={t('receipts.title')} />}
        {mayAdminister && (
          <Entry href={pathTo('account-list')} icon={UsersRound} label={t('administration.accounts')} />
        )}
        {SECTIONS.map((section) => (
          <Fragment key={section}>
            {/* The section with things that cannot be undone comes last. */}
            {section === 'delete' && (
              <Entry href={pathTo('mute-list')} icon={VolumeOff} label={t('mutes.title')} />
            )}
            <Entry
              href={sectionPath(section)}
              icon={ICONS[section]}
              label={t(SECTION_LABELS[section])}
              isCurrent={section === current}
            />
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}

function Entry({
  href,
  icon: Icon,
  label,
  isCurrent = false,
}: {
  href: string
  icon: LucideIcon
  label: string
  isCurrent?: boolean
}) {
  return (
    <li>
      <a href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
        <Icon aria-hidden="true" />
        <span>{label}</span>
      </a>
    </li>
  )
}
