import { Trash2 } from 'lucide-react'
import { type FieldNameProblem, type FieldProblems, MAX_LENGTHS } from '#domain/profile-edit/problems.ts'
import type { EditedField } from '#domain/profile-edit/profile-edit.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import type { Grip } from '#platform/input/use-drag-order.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { PlaceButtons } from '#ui/PlaceButtons.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './FieldRow.module.css'
import { TooLong } from './TooLong.tsx'

/**
 * Shows one field of a profile: its label, its content and its place
 * (docs/spec/settings.md#fields-of-a-profile).
 */
export function FieldRow({
  field,
  name,
  problems,
  index,
  count,
  isNew,
  isDragged,
  isTarget,
  grip,
  onChange,
  onMove,
  onRemove,
}: {
  field: EditedField
  name: string
  problems: FieldProblems | null
  index: number
  count: number
  /** It was just added and takes the focus. */
  isNew: boolean
  isDragged: boolean
  /** Something is held over it. */
  isTarget: boolean
  grip: Grip
  onChange: (changed: Partial<EditedField>) => void
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const t = useText()
  return (
    <li
      ref={handOverToNeighbour}
      className={styles.row}
      data-place={index}
      data-dragged={isDragged}
      data-target={isTarget && !isDragged}
      aria-label={name}
    >
      <div className={styles.texts}>
        <TextField
          label={t('edit_profile.row_name')}
          autoFocus={isNew}
          value={field.name}
          error={problems?.name && <NameProblem problem={problems.name} />}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label={t('edit_profile.row_value')}
          value={field.value}
          error={problems?.value && <TooLong maximum={MAX_LENGTHS.fieldValue} />}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </div>
      <div className={styles.buttons}>
        <PlaceButtons
          index={index}
          count={count}
          earlier={t('edit_profile.row_up', { name })}
          later={t('edit_profile.row_down', { name })}
          grip={grip}
          onMove={onMove}
        />
        <IconButton
          label={t('edit_profile.row_remove', { name })}
          icon={<Trash2 />}
          size="s"
          data-remove
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

function NameProblem({ problem }: { problem: FieldNameProblem }) {
  const t = useText()
  if (problem === 'long') return <TooLong maximum={MAX_LENGTHS.fieldName} />
  return <span role="alert">{t(`edit_profile.row_name_${problem}`)}</span>
}

/**
 * A row that leaves with the focus gives it to the same button of the next row, the last one to the button
 * that adds rows.
 */
const handOverToNeighbour = handOverFocus((row) => {
  const group = row.closest('fieldset')
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  return () =>
    neighbour?.querySelector<HTMLElement>('[data-remove]') ?? group?.querySelector<HTMLElement>('[data-add]')
})
