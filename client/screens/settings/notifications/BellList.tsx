import { BellOff } from 'lucide-react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { useBell } from '#components/system-notifications/use-bell.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { bellsIn } from '#domain/system-notification/bells.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './BellList.module.css'

/** Lists the people with a bell, each with a button that takes it away (docs/spec/notifications.md#bells). */
export function BellList({ bells }: { bells: string }) {
  const t = useText()
  const people = bellsIn(bells)
  if (people.length === 0) return <p>{t('bell.none')}</p>
  return (
    <ul className={styles.list} aria-label={t('bell.title')}>
      {people.map((acct) => (
        <RowBoundary key={acct} item={{ id: acct }} kind="li">
          <BellRow acct={acct} />
        </RowBoundary>
      ))}
    </ul>
  )
}

function BellRow({ acct }: { acct: string }) {
  const t = useText()
  const name = `@${acct}`
  const change = useBell({ acct }, name)
  return (
    <li className={styles.row} data-row={acct} ref={handOverToNeighbour} tabIndex={-1}>
      <bdi className={styles.name} translate="no">
        {/* Somebody without an address is known by a URI, which fits into no path. */}
        {acct.includes('://') ? acct : <a href={pathTo('profile-by-acct', { acct })}>{name}</a>}
      </bdi>
      <IconButton
        label={t('bell.switch_off_named', { name })}
        icon={<BellOff />}
        onClick={() => void change(false)}
      />
    </li>
  )
}
