import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { Page } from '#components/layout/Page.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { catchUpQuery, type Since, useReadUpTo } from '#data/catch-up/catch-up.ts'
import { useViewer } from '#data/connection/session.ts'
import { catchUp } from '#domain/catch-up/catch-up.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { takeLostFocus } from '#platform/focus/hand-over.ts'
import { useSearchParams } from '#platform/page/location.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { announce } from '#ui/notices.ts'
import { Authors } from './Authors.tsx'
import styles from './CatchUp.module.css'
import { EntryList } from './EntryList.tsx'
import { LinkList } from './LinkList.tsx'

/** Shows what has come in Home since the last visit (docs/spec/timelines.md#catch-up). */
export function CatchUpScreen() {
  const t = useText()
  const since: Since = useSearchParams().get('since') === 'day' ? 'day' : 'visit'
  const path = pathTo('catch-up')
  return (
    <Page title={t('catch_up.title')} heading={t('catch_up.title')}>
      <LinkTabs
        label={t('catch_up.period')}
        tabs={[
          { href: path, label: t('catch_up.visit'), current: since === 'visit' },
          { href: `${path}?since=day`, label: t('catch_up.day'), current: since === 'day' },
        ]}
      />
      <Caught since={since} />
    </Page>
  )
}

function Caught({ since }: { since: Since }) {
  const t = useText()
  const viewer = useViewer()
  const { data, error, isFetching, refetch } = useQuery(catchUpQuery(since))
  const readUpTo = useReadUpTo()
  if (error)
    return <ErrorNotice error={error} about={t('catch_up.title')} retrying={isFetching} onRetry={refetch} />
  if (!data || !viewer) {
    return (
      <div role="status" aria-busy="true" aria-label={t('list.loading')}>
        <PostSkeleton count={4} />
      </div>
    )
  }
  const { newest, isWhole, unreadable } = data
  const { replies, groups, links } = catchUp(data.items, viewer.id)
  const entries = [...replies, ...groups.flatMap((group) => group.entries)]
  const people = new Set(entries.map(({ by }) => by.id)).size
  const finish = () => {
    if (newest === null) return
    readUpTo.mutate(newest, { onSuccess: () => announce(t('catch_up.done')) })
  }
  if (entries.length === 0)
    return <NothingNew since={data.since} unreadable={unreadable} takesFocus={readUpTo.isSuccess} />
  return (
    <>
      <p role="status" className={styles.note}>
        {t('catch_up.count', { count: entries.length, people })}
      </p>
      {since !== data.since && <p className={styles.note}>{t('catch_up.no_visit')}</p>}
      {!isWhole && <p className={styles.note}>{t('catch_up.not_whole', { count: entries.length })}</p>}
      {unreadable > 0 && <p className={styles.note}>{t('posts.unreadable', { count: unreadable })}</p>}
      {replies.length > 0 && <EntryList title={t('catch_up.replies')} entries={replies} />}
      <Authors groups={groups} />
      {links.length > 0 && <LinkList links={links} />}
      <div className={styles.end}>
        <Button kind="primary" icon={<CheckCheck />} busy={readUpTo.isPending} onClick={finish}>
          {t('catch_up.read')}
        </Button>
        <Button kind="quiet" href={pathTo('home')}>
          {t('catch_up.home')}
        </Button>
      </div>
    </>
  )
}

function NothingNew({
  since,
  unreadable,
  takesFocus,
}: {
  since: Since
  /** How many posts could not be read: there may be something new among them. */
  unreadable: number
  /** Whether it comes in place of the button that had the focus. */
  takesFocus: boolean
}) {
  const t = useText()
  return (
    <EmptyState
      icon={<CheckCheck />}
      title={unreadable > 0 ? t('posts.unreadable', { count: unreadable }) : t('catch_up.done')}
      action={
        <Button href={pathTo('home')} ref={takesFocus ? takeLostFocus : null}>
          {t('catch_up.home')}
        </Button>
      }
    >
      {unreadable === 0 && t(since === 'day' ? 'catch_up.empty_day' : 'catch_up.empty')}
    </EmptyState>
  )
}
