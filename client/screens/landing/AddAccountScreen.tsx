import { useState } from 'react'
import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { addAccount, NoPlace, SameAccount } from '#data/accounts/add-account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import type { NewSession } from '#data/connection/sign-in.ts'
import { isAnythingShared } from '#data/sharing/shared.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { SHARE_PATH } from '#domain/sharing/shared-text.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './AddAccountScreen.module.css'
import { OtherServer } from './OtherServer.tsx'
import { SignInForm } from './SignInForm.tsx'

/**
 * Shows the form to sign in once more, for an account beside the one of this page
 * (docs/spec/session.md#adding-an-account, docs/spec/session.md#other-servers).
 */
export function AddAccountScreen() {
  const t = useText()
  const instance = useInstance()
  const viewer = useViewer()
  const title = t('accounts.add')
  return (
    <Page
      title={title}
      head={<BackHead title={title} back={{ href: pathTo('home'), label: t('nav.home') }} />}
    >
      <div className={styles.content}>
        <p>{t('accounts.intro')}</p>
        {instance && viewer && <AddAccountForm instance={instance} viewer={viewer} />}
        {instance && <OtherServer host={instance.uri} />}
      </div>
    </Page>
  )
}

function AddAccountForm({ instance, viewer }: { instance: Instance; viewer: Account }) {
  const t = useText()
  const [problem, setProblem] = useState<TextKey | null>(null)

  async function begin(session: NewSession) {
    setProblem(null)
    try {
      await addAccount(session, viewer, isAnythingShared() ? SHARE_PATH : pathTo('home'))
    } catch (error) {
      if (error instanceof SameAccount) setProblem('accounts.same')
      else if (error instanceof NoPlace) setProblem('accounts.no_place')
      else throw error
    }
  }

  return (
    <>
      <SignInForm
        instance={instance}
        begin={begin}
        username={new URLSearchParams(location.search).get('as') ?? ''}
      />
      {problem !== null && <Alert tone="info">{t(problem)}</Alert>}
      <div>
        <Button href={pathTo('home')}>{t('action.cancel')}</Button>
      </div>
    </>
  )
}
