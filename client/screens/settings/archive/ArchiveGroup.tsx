import { Download, Pause } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { useErrorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useArchive } from '#data/archive/use-archive.ts'
import type { Archive } from '#domain/archive/archive.ts'
import type { ArchiveWords } from '#domain/archive/page.ts'
import { formatNumber } from '#domain/number-text.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { fullDate } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '../SettingsGroup.tsx'
import styles from './ArchiveGroup.module.css'

/** Shows what saves the viewer's own posts and files as a zip (docs/spec/account.md#archive). */
export function ArchiveGroup({ viewer }: { viewer: Account }) {
  const t = useText()
  const words = useArchiveWords(viewer)
  const { archive, error, run, forget, stop } = useArchive(viewer)
  const wasStopped = run.error?.name === 'AbortError'
  const reason = useErrorText(wasStopped ? null : run.error)
  const isBegun = archive !== null && archive !== undefined
  return (
    <SettingsGroup name="archive" title={t('archive.title')} help={t('archive.help')}>
      {error && <ErrorNotice error={error} about={t('archive.title')} />}
      {isBegun && <Progress archive={archive} />}
      {run.isError && !wasStopped && <Alert tone="error">{`${reason} ${t('archive.kept')}`}</Alert>}
      {run.isSuccess && <Saved {...run.data} />}
      <div className={styles.buttons}>
        {run.isPending ? (
          <Button icon={<Pause />} onClick={stop}>
            {t('archive.pause')}
          </Button>
        ) : (
          <Button icon={<Download />} onClick={() => run.mutate(words)}>
            {t(isBegun ? 'archive.go_on' : 'archive.begin')}
          </Button>
        )}
        {isBegun && !run.isPending && (
          <Button kind="quiet" busy={forget.isPending} onClick={() => forget.mutate()}>
            {t('archive.discard')}
          </Button>
        )}
      </div>
    </SettingsGroup>
  )
}

function Progress({ archive: { posts, files, asked, isListed } }: { archive: Archive }) {
  const t = useText()
  const locale = useLocale()
  const isEmpty = posts === 0 && files.length === 0
  const numbers = { posts, asked: formatNumber(asked, locale), files: files.length }
  return (
    <div className={styles.progress}>
      <span role="status">{isEmpty ? t('list.loading') : t('archive.progress', numbers)}</span>
      <progress
        className={styles.bar}
        aria-label={t('archive.title')}
        {...(isListed && { value: asked, max: Math.max(1, files.length) })}
      />
    </div>
  )
}

function Saved({
  name,
  archive: { posts, files, failed, unreadable = 0 },
}: {
  name: string
  archive: Archive
}) {
  const t = useText()
  return (
    <Alert tone={failed.length + unreadable > 0 ? 'info' : 'success'}>
      <span>{t('archive.saved', { file: name, posts, files: files.length - failed.length })}</span>
      {unreadable > 0 && <span>{` ${t('posts.unreadable', { count: unreadable })}`}</span>}
      {failed.length > 0 && <span>{` ${t('archive.failed', { count: failed.length })}`}</span>}
    </Alert>
  )
}

function useArchiveWords(viewer: Account): ArchiveWords {
  const t = useText()
  const locale = useLocale()
  return {
    locale,
    direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    title: t('archive.page_title', { name: displayName(viewer) }),
    original: t('archive.original'),
    failed: t('archive.missing'),
    time: (time) => (Number.isNaN(time) ? '' : fullDate(time, locale)),
  }
}
