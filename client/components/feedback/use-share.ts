import { share } from '#platform/device/share.ts'
import { useCopyText } from './use-copy-text.ts'

/** Returns a function that hands an address over to other programs, and copies it where that is refused. */
export function useShare() {
  const copyText = useCopyText()
  return async (url: string, title: string) => {
    if (!(await share(url, title))) await copyText(url)
  }
}
