/**
 * Keeps what is typed into the forms for moving to another account: over a reload, and until the same person
 * signs in again (docs/spec/account.md#forms-that-keep-their-text).
 */
import { useState } from 'react'
import { useAskBeforeClosing } from '#platform/page/use-ask-before-closing.ts'
import { STORED_MOVING_TEXTS } from '../storage/stored-moving-texts.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'

/** The fields whose texts are kept. */
export type MovingField = 'follows' | 'followers' | 'oldAccount' | 'alias' | 'newAccount'

export const movingText = (field: MovingField): string => readStoredValue(STORED_MOVING_TEXTS)[field] ?? ''

/**
 * Keeps the text of a field; an empty one is forgotten. Returns false when the browser has no room for it.
 */
export function storeMovingText(field: MovingField, text: string): boolean {
  const { [field]: _, ...others } = readStoredValue(STORED_MOVING_TEXTS)
  return writeStoredValue(STORED_MOVING_TEXTS, text === '' ? others : { ...others, [field]: text })
}

/** Returns the text of a field, its setter, and whether the browser keeps it. */
export function useMovingText(field: MovingField) {
  const [text, setText] = useState(() => movingText(field))
  const [isStored, setStored] = useState(true)
  useAskBeforeClosing(!isStored)
  function change(next: string) {
    setText(next)
    setStored(storeMovingText(field, next))
  }
  return [text, change, isStored] as const
}
