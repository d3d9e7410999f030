import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { unlessComposing } from '#platform/input/composing.ts'
import scrolling from './ScrollingRow.module.css'
import styles from './Tabs.module.css'

/**
 * Shows one of several panels below a row of tabs. Arrow keys follow the direction of reading and select at
 * once.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  titleId,
  isPageWide = false,
  children,
}: {
  label: string
  tabs: readonly { id: Id; label: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
  /** The id of a heading that names the panel, where the name of a tab is that of a field in it. */
  titleId?: string
  /** Whether the row is as wide as the page: the names then begin where its heading does. */
  isPageWide?: boolean
  children: ReactNode
}) {
  const id = useId()
  const here = tabs.findIndex((tab) => tab.id === selected)

  function move(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const steps: ReadonlyMap<string, number> = new Map(
      Object.entries({
        [forward]: (here + 1) % tabs.length,
        [backward]: here === 0 ? tabs.length - 1 : here - 1,
        Home: 0,
        End: tabs.length - 1,
      }),
    )
    const next = steps.get(event.key)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={`${scrolling.row} ${styles.list}`}
        data-page-wide={isPageWide}
        onKeyDown={unlessComposing(move)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={titleId ?? `${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
