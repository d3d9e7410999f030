import { useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { boxOf } from '#domain/post/media.ts'
import { recallImageSize } from '#platform/image-sizes.ts'
import styles from './OtherFilePlaceholder.module.css'

/** As high as what is on its way, so that nothing moves when it comes. */
export function OtherFilePlaceholder({ file: { type, url } }: { file: Attachment }) {
  const [size] = useState(() => (type === 'video' ? recallImageSize(url) : null))
  return <div className={styles.place} data-type={type} style={size ? boxOf(size) : {}} />
}
