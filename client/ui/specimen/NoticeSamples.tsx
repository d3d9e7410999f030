import { Inbox } from 'lucide-react'
import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Prose } from '../Prose.tsx'
import { Skeleton } from '../Skeleton.tsx'
import styles from './Specimen.module.css'

export function NoticeSamples() {
  return (
    <section className={styles.section}>
      <h2>Notices and waiting</h2>
      <Alert>Replies are loaded in the background.</Alert>
      <Alert tone="success">Your address is linked.</Alert>
      <Alert tone="error" action={<Button size="s">Try again</Button>}>
        The server did not answer.
      </Alert>
      <div className={styles.columns}>
        <div>
          <Skeleton shape="round" />
          <Skeleton width="s" />
          <Skeleton />
          <Skeleton width="m" />
          <Skeleton shape="block" />
        </div>
        <EmptyState
          icon={<Inbox />}
          title="Nothing saved yet"
          action={<Button>Read the local timeline</Button>}
        >
          Bookmark a post and it will wait for you here.
        </EmptyState>
      </div>
      <Prose>
        <h3>What others see</h3>
        <p>Your profile and your public posts.</p>
        <ul>
          <li>Followers-only posts go to your followers.</li>
          <li>Direct posts go to the people they name.</li>
        </ul>
      </Prose>
      <Disclosure summary="Versions">Kith 1.0.0, server 5.9</Disclosure>
      <Disclosure summary="Opened" open>
        What stands inside.
      </Disclosure>
    </section>
  )
}
