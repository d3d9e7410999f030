import { HtmlContent } from '#components/content/HtmlContent.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { ownOrigins } from '#domain/instance.ts'
import { moneroChain, moneroMetadata } from '#domain/money/chain.ts'
import styles from './PaymentMessage.module.css'

/**
 * Shows what the instance says about payments, if it says something
 * (docs/spec/subscriptions.md#payment-form).
 */
export function PaymentMessage() {
  const instance = useInstance()
  const guest = useVisitor().kind === 'guest'
  const chain = instance && moneroChain(instance)
  const html = chain && moneroMetadata(chain).description
  if (!html) return null
  const links = { mentions: [], tags: [], posts: [], guest, origins: ownOrigins(instance, location.origin) }
  return (
    <div className={styles.message}>
      <HtmlContent html={html} emojis={[]} links={links} />
    </div>
  )
}
