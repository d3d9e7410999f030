import type { Ref } from 'react'

/** Opens the system's choice of files when a button presses it; it is not seen itself. */
export function FileInput({
  ref,
  accept,
  multiple = false,
  onChoose,
}: {
  ref: Ref<HTMLInputElement>
  accept?: string | undefined
  multiple?: boolean
  onChoose: (files: File[]) => void
}) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      accept={accept}
      autoComplete="off" // or the browser notes the names of the files
      onChange={({ currentTarget }) => {
        const chosen = Array.from(currentTarget.files ?? [])
        currentTarget.value = '' // or the same file could not be picked again
        if (chosen.length > 0) onChoose(chosen)
      }}
    />
  )
}
