import { ListFilter, X } from 'lucide-react'
import { useLeftOut, useLens } from '#data/home-lens/lensed-home.ts'
import { LENSES } from '#domain/post/lens.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import styles from './HomeLens.module.css'
import { LEFT_OUT, LENS_LABELS } from './lens-texts.ts'
import { useChooseLens } from './use-choose-lens.ts'

/** Returns what finds the menu when the button beside it has left. */
const menuBeside = ({ parentElement }: HTMLElement) => {
  return () => parentElement?.querySelector('button')
}

/**
 * Shows beside the heading of Home which lens is chosen and how much it leaves out, with the menu of all
 * lenses (docs/spec/timelines.md#lenses-of-home).
 */
export function HomeLens() {
  const t = useText()
  const lens = useLens()
  const leftOut = useLeftOut(lens)
  const choose = useChooseLens()
  return (
    <div className={styles.lens}>
      {lens && (
        <p className={styles.words}>
          <span>{t(LENS_LABELS[lens])}</span>
          {leftOut > 0 && <span className={styles.count}>{t(LEFT_OUT[lens], { count: leftOut })}</span>}
        </p>
      )}
      {lens && (
        // The focus goes to the menu next, where another lens can be chosen.
        <span ref={handOverFocus(menuBeside)}>
          <IconButton label={t('home.lens_off')} icon={<X />} size="s" onClick={() => choose(null)} />
        </span>
      )}
      <Menu
        label={t('home.lens')}
        trigger={(opener) => (
          <IconButton
            label={t('home.lens')}
            icon={<ListFilter />}
            size="s"
            data-shortcut="lens"
            {...opener}
          />
        )}
      >
        <MenuItem checked={lens === null} onSelect={() => choose(null)}>
          {t('home.lens_none')}
        </MenuItem>
        {LENSES.map((each) => (
          <MenuItem key={each} checked={lens === each} onSelect={() => choose(each)}>
            {t(LENS_LABELS[each])}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
