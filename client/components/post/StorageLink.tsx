import { Archive } from 'lucide-react'
import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './ContextLine.module.css'

/** Shows the link to the copy of a post that is saved on IPFS (docs/spec/posts.md#storage-link). */
export function StorageLink({ post }: { post: Post }) {
  const t = useText()
  const gateway = useInstance()?.ipfs_gateway_url
  if (!gateway || !post.ipfs_cid) return null
  const href = `${gateway.replace(/\/$/, '')}/ipfs/${encodeURIComponent(post.ipfs_cid)}`
  return (
    <p className={styles.header}>
      <Archive aria-hidden="true" />
      <a href={href} className={styles.author} target="_blank" rel="noopener noreferrer">
        {t('post.storage_link')}
      </a>
    </p>
  )
}
