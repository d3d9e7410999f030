import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { plainText } from '#components/content/plain-text.ts'
import { nameOfLanguage } from '#components/language/name-of-language.ts'
import type { Post } from '#contract/entities/post.ts'
import { likelyLanguage } from '#domain/composer/post-language.ts'
import { languageOf } from '#domain/locale.ts'
import { formatPercent } from '#domain/number-text.ts'
import { ownContent } from '#domain/post/own-content.ts'
import { linesOf, translationTarget } from '#domain/post/translation.ts'
import { type Translate, useLanguage, useLocale, useText } from '#i18n/i18n.ts'
import { detectLanguage, prepareDetector } from '#platform/device/language-detector.ts'
import { translateLines } from '#platform/device/translator.ts'
import { Alert } from '#ui/Alert.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './TranslateDialog.module.css'

interface Translated {
  lines: readonly string[]
  from: string
}

/** Returns the text in another language; null where the browser cannot tell or does not know one of them. */
async function translate(
  post: Post,
  target: string,
  onProgress: (share: number) => void,
): Promise<Translated | null> {
  const { language } = post
  const lines = linesOf(ownContent(post), plainText)
  let from = language === null ? null : languageOf(language)
  if (from === null) {
    await prepareDetector()
    from = likelyLanguage(await detectLanguage(lines.join('\n')))
  }
  if (from === null || from === languageOf(target)) return null
  const pair = { sourceLanguage: from, targetLanguage: target }
  const translated = await translateLines(lines, pair, onProgress)
  return translated && { lines: translated, from }
}

/**
 * Shows a post in the language of the reader, translated on this device
 * (docs/spec/post-actions.md#translate).
 */
export function TranslateDialog({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useText()
  const target = translationTarget(useLanguage())
  const locale = useLocale()
  const [share, setShare] = useState(0)
  const { data, isPending, isError } = useQuery({
    queryKey: ['translation', post.id, post.edited_at, target],
    queryFn: () => translate(post, target, setShare),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Dialog title={t('translation.title')} closeLabel={t('action.dismiss')} onClose={onDone}>
      {isPending ? (
        <Spinner label={share > 0 && share < 1 ? loadingText(share, locale, t) : t('translation.waiting')} />
      ) : data ? (
        <>
          <div className={styles.text} lang={target} dir="auto" data-autofocus tabIndex={-1} translate="no">
            {data.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <p key={index}>{line}</p>
            ))}
          </div>
          <p className={styles.note}>
            {t('translation.note', { language: nameOfLanguage(data.from, locale) })}
          </p>
        </>
      ) : (
        <Alert tone={isError ? 'error' : 'info'}>
          {isError ? t('translation.failed') : t('translation.unknown')}
        </Alert>
      )}
    </Dialog>
  )
}

const loadingText = (share: number, locale: string, t: Translate) =>
  t('translation.loading', { percent: formatPercent(Math.round(share * 100), locale) })
