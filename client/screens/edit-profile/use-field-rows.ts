import { useState } from 'react'
import {
  type EditedField,
  newField,
  type ProfileChanges,
  withAddressAlone,
  withMovedField,
} from '#domain/profile-edit/profile-edit.ts'
import { useText } from '#i18n/i18n.ts'
import { announce, toast } from '#ui/notices.ts'

/** Returns what can be done with the fields of a profile. What cannot be seen at once is said. */
export function useFieldRows(fields: readonly EditedField[], onChange: (changes: ProfileChanges) => void) {
  const t = useText()
  const [addedKey, setAddedKey] = useState<string | null>(null)

  const nameOf = (key: string) => {
    const index = fields.findIndex((field) => field.key === key)
    return fields[index]?.name.trim() || t('edit_profile.row', { position: index + 1 })
  }

  function move(key: string, to: number) {
    const moved = withMovedField(fields, key, to)
    if (moved === fields) return
    onChange({ fields: moved })
    announce(t('edit_profile.row_moved', { name: nameOf(key), position: to + 1, count: fields.length }))
  }

  function change(field: EditedField, typed: EditedField) {
    const changed = withAddressAlone(typed)
    if (changed !== typed) toast(t('edit_profile.row_address'))
    onChange({ fields: fields.map((each) => (each === field ? changed : each)) })
  }

  function add() {
    const added = newField(fields)
    setAddedKey(added.key)
    onChange({ fields: [...fields, added] })
  }

  function remove(key: string) {
    announce(t('edit_profile.row_removed', { name: nameOf(key) }))
    onChange({ fields: fields.filter((field) => field.key !== key) })
  }

  return { addedKey, nameOf, move, change, add, remove }
}
