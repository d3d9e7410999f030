import { useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { recallImageSize } from '#data/storage/image-sizes.ts'
import { boxOf } from '#domain/post/media.ts'
import styles from './OtherFilePlaceholder.module.css'

/** Keeps the space of an `OtherFile` while its code loads, so that nothing moves afterwards. */
export function OtherFilePlaceholder({ file: { type, url } }: { file: Attachment }) {
  const [size] = useState(() => (type === 'video' ? recallImageSize(url) : null))
  return <div className={styles.place} data-type={type} style={size ? boxOf(size) : {}} />
}
