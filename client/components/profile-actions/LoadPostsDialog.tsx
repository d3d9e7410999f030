import { useErrorText, useWaitText, withServerWords } from '#components/feedback/error-text.ts'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { ApiError } from '#data/connection/api-error.ts'
import type { useLoadPosts } from '#data/people/load-posts.ts'
import { hostOf } from '#domain/profile/host.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './LoadPostsDialog.module.css'
import type { LoadTask } from './profile-task.ts'

const TITLES = {
  'load-featured': 'profile_action.load_featured',
  'load-latest': 'profile_action.load_latest',
} as const satisfies Record<LoadTask, string>

/**
 * Shows what becomes of the request to load the posts of a remote person: they come later, or why they do not
 * (docs/spec/administration.md#load-posts-of-a-remote-profile).
 */
export function LoadPostsDialog({
  account,
  task,
  load,
  onDone,
}: {
  account: Account
  task: LoadTask
  load: ReturnType<typeof useLoadPosts>
  onDone: () => void
}) {
  const t = useText()
  const problem = useLoadErrorText(load.error)
  return (
    <AnswerDialog
      title={t(TITLES[task])}
      backLabel={t('profile_action.close')}
      closeLabel={t('action.dismiss')}
      onBack={onDone}
    >
      <div className={styles.words} aria-live="polite">
        {load.isPending && <Spinner label={t('profile_action.loading_posts')} />}
        {load.isSuccess && (
          <>
            <p>{t('profile_action.load_later')}</p>
            <p className={styles.why}>
              <NamedText
                account={account}
                say={(name) => t('profile_action.load_waits', { name, host: hostOf(account) })}
              />
            </p>
          </>
        )}
      </div>
      {load.isError && <Alert tone="error">{problem}</Alert>}
    </AnswerDialog>
  )
}

/**
 * Returns why the posts are not loaded. The server loads a few and then waits minutes
 * (docs/server/README.md#rate-limits).
 */
function useLoadErrorText(error: unknown): string {
  const t = useText()
  const general = useErrorText(error)
  const wait = useWaitText(error)
  return error instanceof ApiError && error.status === 429
    ? withServerWords(`${t('profile_action.load_limit')} ${wait}`, error, t)
    : general
}
