import { useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { isFolder } from '#platform/input/files.ts'
import { readText } from '#platform/network/read-text.ts'
import { toast } from '#ui/notices.ts'

/**
 * Puts the text of a file in place of `former`, with a way back. `problem` says why a file cannot be used.
 */
export function useTextFile({
  former,
  megabytes,
  replaced,
  change,
}: {
  former: string
  /** The largest file that is read. */
  megabytes: number
  /** Says that the file has replaced the former text. */
  replaced: string
  change: (text: string) => void
}) {
  const t = useText()
  const [problem, setProblem] = useState<string>()

  async function read(file: File) {
    if (file.size > megabytes * 1_000_000) {
      setProblem(t('attachment.too_large', { megabytes }))
      return
    }
    try {
      if (isFolder(file)) throw new Error('it is a folder')
      change(await readText(file))
      if (former.trim() === '') return
      toast(replaced, { action: { label: t('action.undo'), run: () => change(former) } })
    } catch (error) {
      console.warn('a file could not be read', error)
      setProblem(t('attachment.unreadable'))
    }
  }

  return { problem, read: (file: File) => void read(file), reset: () => setProblem(undefined) }
}
