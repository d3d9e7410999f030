import { ListFilter } from 'lucide-react'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useChooseLens } from './use-choose-lens.ts'

/** Says that a lens leaves out all of Home, and offers to show it (docs/spec/timelines.md#lenses-of-home). */
export function NothingLeft() {
  const t = useText()
  const choose = useChooseLens()
  return (
    <EmptyState
      icon={<ListFilter />}
      title={t('home.nothing_left')}
      action={
        <Button data-makes-way onClick={() => choose(null)}>
          {t('home.lens_off')}
        </Button>
      }
    />
  )
}
