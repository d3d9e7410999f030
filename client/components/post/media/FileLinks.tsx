import { Download, ExternalLink } from 'lucide-react'
import type { FileKind } from '#domain/post/file-problem.ts'
import { linkedAddress } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const

/**
 * Shows the links to a file itself: to open it, and to keep it for a program that can play it. A tile has
 * room for signs only.
 */
export function FileLinks({ url, kind }: { url: string; kind: FileKind }) {
  const t = useText()
  const address = linkedAddress(url)
  if (address === undefined) return null
  if (kind === 'image') {
    return <IconButton label={t('media.original')} icon={<ExternalLink />} href={address} {...NEW_TAB} />
  }
  return (
    <>
      <Button size="s" kind="quiet" icon={<ExternalLink />} href={address} {...NEW_TAB}>
        {t('media.open')}
      </Button>
      <Button size="s" kind="quiet" icon={<Download />} href={address} download {...NEW_TAB}>
        {t('media.download')}
      </Button>
    </>
  )
}
