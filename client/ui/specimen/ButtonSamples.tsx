import { Bell, Bookmark, Ellipsis, Heart, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Spinner } from '../Spinner.tsx'
import { ToolButton } from '../ToolButton.tsx'
import styles from './Specimen.module.css'

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ButtonSamples() {
  const [liked, setLiked] = useState(true)
  const likes = liked ? 22 : 21
  return (
    <section className={styles.section}>
      <h2>Buttons</h2>
      {KINDS.map((kind) => (
        <div key={kind} className={styles.row}>
          <Button kind={kind}>Publish</Button>
          <Button kind={kind} icon={<PenLine />}>
            Write
          </Button>
          <Button kind={kind} size="s">
            Small
          </Button>
          <Button kind={kind} busy>
            Busy
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
          <Button kind={kind} href="#link">
            Link
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton
          label={`Like, ${likes}`}
          icon={<Heart />}
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
        >
          {likes}
        </IconButton>
        <IconButton label="Bookmark" icon={<Bookmark />} aria-pressed={false} />
        <IconButton label="Delete" icon={<Trash2 />} tone="danger" />
        <IconButton label="More" icon={<Ellipsis />} size="s" />
        <IconButton label="Working" icon={<Bell />} busy />
        <IconButton label="Disabled" icon={<Bell />} disabled />
        <ToolButton label="Delete the draft" word="Delete" icon={<Trash2 />} />
        <ToolButton label="Bookmark" word="Bookmark" icon={<Bookmark />} aria-pressed />
        <Badge count={4} label="4 unread" />
        <Badge count={120} label="120 unread" />
        <Spinner label="Loading" />
        <Avatar src={null} name="Ines Vogt" size="xs" />
        <Avatar src={null} name="Tomasz" size="s" />
        <Avatar src={null} name="نگار" />
        <Avatar src={null} name="Mara" size="l" />
      </div>
    </section>
  )
}
