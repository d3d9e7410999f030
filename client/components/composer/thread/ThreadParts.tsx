import { Plus } from 'lucide-react'
import { useState } from 'react'
import { joined, partsOf, type ThreadProblem, withoutPart, withPart } from '#domain/composer/thread-text.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ThreadPart } from './ThreadPart.tsx'
import styles from './ThreadParts.module.css'

const PROBLEMS = {
  audience: 'thread.audience',
  'too-long': 'thread.too_long',
} as const satisfies Record<ThreadProblem, TextKey>

/**
 * Shows the posts that follow the first one of a draft, numbered, and the button that adds one
 * (docs/spec/writing.md#several-posts-as-a-thread).
 */
export function ThreadParts({
  text,
  maximum,
  language,
  problem,
  mayAdd,
  onWrite,
}: {
  /** All posts of the draft. */
  text: string
  maximum: number
  language: string | null
  problem: ThreadProblem | null
  mayAdd: boolean
  /** Is called with all posts. */
  onWrite: (change: (text: string) => string) => void
}) {
  const t = useText()
  const [hasAdded, setAdded] = useState(false)
  const parts = partsOf(text)

  function add() {
    setAdded(true)
    onWrite((now) => joined([...partsOf(now), '']))
  }

  return (
    <div className={styles.parts}>
      {parts.slice(1).map((part, index) => (
        <ThreadPart
          // biome-ignore lint/suspicious/noArrayIndexKey: a post of a thread is its place
          key={index}
          label={t('thread.part', { number: index + 2, count: parts.length })}
          content={part}
          maximum={maximum}
          language={language}
          autoFocus={hasAdded && index + 2 === parts.length}
          onWrite={(written) => onWrite((now) => withPart(now, index + 1, written))}
          onRemove={() => onWrite((now) => withoutPart(now, index + 1))}
        />
      ))}
      {problem && <Alert tone="error">{t(PROBLEMS[problem])}</Alert>}
      {mayAdd && (
        <div>
          <Button kind="quiet" size="s" icon={<Plus />} onClick={add}>
            {t('thread.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
