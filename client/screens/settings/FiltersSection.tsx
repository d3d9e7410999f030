import { ListFilterPlus } from 'lucide-react'
import { useState } from 'react'
import { FilterDialog } from '#components/filter/FilterDialog.tsx'
import { useFilters } from '#data/filters/filters.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { FilterList } from './filters/FilterList.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

const NEW = { kind: 'word', value: '', action: 'fold', until: null } as const

/** Shows all filters, with what each has caught (docs/spec/filters.md#the-list-of-filters). */
export function FiltersSection() {
  const t = useText()
  const filters = useFilters()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <SettingsGroup name="filters" title={t('filter.title')} help={t('filter.help')}>
        {filters.length > 0 && <FilterList filters={filters} />}
        <div>
          <Button icon={<ListFilterPlus />} onClick={() => setAdding(true)}>
            {t('filter.add')}
          </Button>
        </div>
        {isAdding && <FilterDialog begin={NEW} onDone={() => setAdding(false)} />}
      </SettingsGroup>
      <SettingsGroup name="mutes" title={t('mutes.title')} help={t('filter.mutes_help')}>
        <div>
          <Button href={pathTo('mute-list')}>{t('mutes.title')}</Button>
        </div>
      </SettingsGroup>
    </>
  )
}
