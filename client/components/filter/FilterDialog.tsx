import { useState } from 'react'
import { errorText, useWaitText } from '#components/feedback/error-text.ts'
import { useChangeFilters } from '#data/filters/change-filters.ts'
import { type FilterEnd, untilOf } from '#domain/filter/end.ts'
import {
  FILTER_ACTIONS,
  FILTER_KINDS,
  type Filter,
  type FilterKind,
  type FilterName,
  normalValue,
} from '#domain/filter/filter.ts'
import { useText } from '#i18n/i18n.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/notices.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './FilterDialog.module.css'
import { FilterEndSelect } from './FilterEndSelect.tsx'
import { FilterValueField } from './FilterValueField.tsx'
import { ACTION_LABELS, KIND_LABELS } from './filter-texts.ts'

/** The values that a post gives to a filter. */
type Known = Partial<Record<FilterKind, Pick<Filter, 'value' | 'label'>>>

/**
 * Asks what a filter catches, what happens to it, and for how long. It stays open until the server has the
 * filter, so that nothing that was typed is lost. A thread can be filtered only from its posts
 * (docs/spec/filters.md#what-a-filter-is).
 */
export function FilterDialog({
  begin,
  name,
  known = {},
  onDone,
}: {
  begin: Filter
  /** The filter that is changed; a new one has none. */
  name?: FilterName
  known?: Known
  onDone: () => void
}) {
  const t = useText()
  const [error, setError] = useState<unknown>(null)
  const [isSaving, setSaving] = useState(false)
  const { add, change } = useChangeFilters(setError)
  useWaitText(error)
  const [filter, setFilter] = useState(begin)
  const [end, setEnd] = useState<FilterEnd>(begin.until === null ? 'never' : 'unchanged')
  const value = normalValue(filter.kind, filter.value)
  const isEmpty = value === '' && filter.kind !== 'undescribed'

  function save() {
    if (isEmpty || isSaving) return
    setSaving(true)
    setError(null)
    const made = { ...filter, value, until: untilOf(end, begin.until, serverNow()) }
    const then = {
      onSuccess: () => {
        toast(t(name ? 'filter.changed' : 'filter.added'))
        onDone()
      },
      onSettled: () => setSaving(false),
    }
    if (name) change(name, made, then)
    else add(made, then)
  }

  return (
    <Dialog
      title={t(name ? 'filter.edit' : 'filter.add')}
      closeLabel={t('action.dismiss')}
      onClose={onDone}
      actions={
        <Button kind="primary" disabled={isEmpty} busy={isSaving} onClick={save}>
          {t('filter.save')}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <KindSelect filter={filter} known={known} onChange={setFilter} />
        <FilterValueField filter={filter} onChange={(value) => setFilter({ ...filter, value })} />
        <RadioGroup
          legend={t('filter.action')}
          value={filter.action}
          options={FILTER_ACTIONS.map((each) => ({ value: each, label: t(ACTION_LABELS[each]) }))}
          onChange={(action) => setFilter({ ...filter, action })}
        />
        <FilterEndSelect former={begin.until} value={end} onChange={setEnd} />
        {error !== null && <Alert tone="error">{errorText(error, t)}</Alert>}
      </form>
    </Dialog>
  )
}

function KindSelect({
  filter: { kind, action, until },
  known,
  onChange,
}: {
  filter: Filter
  known: Known
  onChange: (filter: Filter) => void
}) {
  const t = useText()
  const kinds = FILTER_KINDS.filter((each) => each !== 'thread' || kind === each || known[each])
  return (
    <Select
      label={t('filter.kind')}
      value={kind}
      options={kinds.map((each) => ({ value: each, label: t(KIND_LABELS[each]) }))}
      onChange={({ currentTarget }) => {
        const chosen = kinds.find((each) => each === currentTarget.value) ?? kind
        onChange({ kind: chosen, value: '', action, until, ...known[chosen] })
      }}
    />
  )
}
