import { useQuery } from '@tanstack/react-query'
import { ImageOff, RotateCw, VideoOff, VolumeX } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { fileAnswerQuery } from '#data/posts/file-answer.ts'
import {
  type FileKind,
  type FileProblem,
  fileProblem,
  isWorthAnotherTry,
  mayComeYet,
} from '#domain/post/file-problem.ts'
import type { Translate } from '#i18n/i18n.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './FailedFile.module.css'
import { FileLinks } from './FileLinks.tsx'

const ICONS = { image: ImageOff, video: VideoOff, audio: VolumeX } as const

/**
 * Says why a file cannot be shown, as far as the server tells, and offers another try and the file itself
 * (docs/spec/media.md#files-that-cannot-be-shown).
 */
export function FailedFile({
  url,
  kind,
  tries,
  isSure,
  focusNext,
  onRetry,
}: {
  url: string
  kind: FileKind
  /** How often it was tried again. */
  tries: number
  /** Whether the last try was one that nobody had asked for. */
  isSure: boolean
  /** Returns the element that has the focus after the button is gone. */
  focusNext: () => HTMLElement | null
  onRetry: (unasked: boolean) => void
}) {
  const t = useText()
  const { data: answer } = useQuery({ ...fileAnswerQuery(url, tries), enabled: url !== '' })
  const found = answer === undefined && url !== '' ? null : fileProblem(url, answer ?? null)
  const isUnsure = found !== null && isWorthAnotherTry(found, isSure)
  const retryUnasked = useEffectEvent(() => onRetry(true))
  useEffect(() => {
    if (isUnsure) retryUnasked()
  }, [isUnsure])
  const problem = isUnsure ? null : found
  const Icon = ICONS[kind]
  const retry = { ref: handOverFocus(() => focusNext), onClick: () => onRetry(false) }

  return (
    <div className={styles.failure} data-type={kind} aria-busy={problem === null}>
      <Icon aria-hidden="true" />
      {problem !== null && (
        <>
          <p>{problemText(problem, kind, t)}</p>
          <div className={styles.actions}>
            {mayComeYet(problem) &&
              (kind === 'image' ? (
                <IconButton {...retry} label={t('action.retry')} icon={<RotateCw />} />
              ) : (
                <Button {...retry} size="s" kind="quiet" icon={<RotateCw />}>
                  {t('action.retry')}
                </Button>
              ))}
            <FileLinks url={url} kind={kind} />
          </div>
        </>
      )}
    </div>
  )
}

const UNPLAYABLE = {
  image: 'media.unplayable_image',
  video: 'media.unplayable_video',
  audio: 'media.unplayable_audio',
} as const

function problemText(problem: FileProblem, kind: FileKind, t: Translate): string {
  switch (problem) {
    case 'no_address':
      return t('media.no_address')
    case 'failed':
      return t('media.failed')
    case 'missing':
      return t('media.missing')
    case 'refused':
      return t('media.refused')
    case 'other':
      return t('media.other')
    case 'unplayable':
      return t(UNPLAYABLE[kind])
  }
}
