import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { Instance } from '#contract/entities/instance.ts'
import { maximumOfFields } from '#domain/profile/maximum-of-fields.ts'
import { fieldProblems } from '#domain/profile-edit/problems.ts'
import type { EditedField, ProfileChanges } from '#domain/profile-edit/profile-edit.ts'
import { useText } from '#i18n/i18n.ts'
import { useDragOrder } from '#platform/input/use-drag-order.ts'
import { Button } from '#ui/Button.tsx'
import { FieldRow } from './FieldRow.tsx'
import styles from './FieldRows.module.css'
import { useFieldRows } from './use-field-rows.ts'

/**
 * Shows the fields of a profile, to be changed, added, removed and put in order
 * (docs/spec/settings.md#fields-of-a-profile).
 */
export function FieldRows({
  instance,
  fields,
  onChange,
}: {
  instance: Instance
  fields: readonly EditedField[]
  onChange: (changes: ProfileChanges) => void
}) {
  const t = useText()
  const id = useId()
  const { addedKey, nameOf, move, change, add, remove } = useFieldRows(fields, onChange)
  const { drag, gripOf } = useDragOrder(move)
  const problems = fieldProblems(fields)
  const maximum = maximumOfFields(instance)

  return (
    <fieldset className={styles.fields} aria-describedby={`${id}-help`}>
      <legend className={styles.legend}>{t('edit_profile.fields')}</legend>
      <p id={`${id}-help`} className={styles.help}>
        {t('edit_profile.fields_help')}
      </p>
      {fields.length > 0 && (
        <ul className={styles.rows}>
          {fields.map((field, index) => (
            <FieldRow
              key={field.key}
              field={field}
              name={nameOf(field.key)}
              problems={problems[index] ?? null}
              index={index}
              count={fields.length}
              isNew={field.key === addedKey}
              isDragged={drag?.key === field.key}
              isTarget={drag?.over === index}
              grip={gripOf(field.key)}
              onChange={(changed) => change(field, { ...field, ...changed })}
              onMove={(to) => move(field.key, to)}
              onRemove={() => remove(field.key)}
            />
          ))}
        </ul>
      )}
      {fields.length < maximum ? (
        <div>
          <Button icon={<Plus />} data-add onClick={add}>
            {t('edit_profile.row_add')}
          </Button>
        </div>
      ) : (
        <p className={styles.help}>{t('edit_profile.rows_full', { count: maximum })}</p>
      )}
    </fieldset>
  )
}
