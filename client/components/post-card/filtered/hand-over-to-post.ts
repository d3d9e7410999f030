import { handOverFocus } from '#platform/focus/hand-over.ts'
import { findRow } from '#platform/reading/place.ts'

/** Hands the focus over to the post that is shown in the place of its line or outline. For its `ref`. */
export const handOverToPost = handOverFocus(
  ({ dataset: { row = '' } }) =>
    () =>
      findRow(row),
)
