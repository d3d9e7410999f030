import { useQuery } from '@tanstack/react-query'
import { HtmlContent } from '#components/content/HtmlContent.tsx'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { previewQuery } from '#data/writing/preview.ts'
import { ownOrigins } from '#domain/instance.ts'
import { useText } from '#i18n/i18n.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './Preview.module.css'

/**
 * The text as it will be shown. A press anywhere, links included, leads back to writing
 * (docs/spec/writing.md#preview).
 */
export function Preview({ content, onLeave }: { content: string; onLeave: () => void }) {
  const t = useText()
  const instance = useInstance()
  const { data, error, isFetching, refetch } = useQuery(previewQuery(content))
  const links = {
    mentions: [],
    tags: [],
    posts: [],
    guest: false,
    origins: ownOrigins(instance, location.origin),
  }

  return (
    <section className={styles.preview} aria-label={t('composer.preview')} aria-busy={isFetching}>
      {error ? (
        <ErrorNotice error={error} retrying={isFetching} onRetry={refetch} />
      ) : data ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a short way for a mouse; the button below the box is the one for everybody
        <div
          className={styles.content}
          onClick={(event) => {
            event.preventDefault()
            onLeave()
          }}
        >
          <HtmlContent html={data.content} emojis={data.emojis} links={links} />
        </div>
      ) : (
        <Spinner label={t('list.loading')} />
      )}
    </section>
  )
}
