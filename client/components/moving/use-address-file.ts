import { useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { readText } from '#platform/read-text.ts'
import { toast } from '#ui/notices.ts'

/** Megabytes that a list of addresses may have: twice as many as one of 50,000 rows with all columns. */
const LARGEST = 10

/** Puts the text of a file in place of `former`, with a way back. `problem` says why a file cannot be used. */
export function useAddressFile(former: string, change: (text: string) => void) {
  const t = useText()
  const [problem, setProblem] = useState<string>()

  async function read(file: File) {
    if (file.size > LARGEST * 1_000_000) {
      setProblem(t('attachment.too_large', { megabytes: LARGEST }))
      return
    }
    try {
      change(await readText(file))
      if (former.trim() === '') return
      const undo = { label: t('action.undo'), run: () => change(former) }
      toast(t('import.replaced'), { action: undo })
    } catch (error) {
      console.warn('a list of addresses could not be read', error)
      setProblem(t('attachment.unreadable'))
    }
  }

  return { problem, read: (file: File) => void read(file), reset: () => setProblem(undefined) }
}
