import { Bookmark, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AnchoredPopover } from '../AnchoredPopover.tsx'
import { Announcer } from '../Announcer.tsx'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Menu } from '../Menu.tsx'
import { MenuItem } from '../MenuItem.tsx'
import { MenuSeparator } from '../MenuSeparator.tsx'
import { NoticePlace } from '../NoticePlace.tsx'
import { announce, toast } from '../notices.ts'
import { OnTop } from '../OnTop.tsx'
import { Popover } from '../Popover.tsx'
import { Toasts } from '../Toasts.tsx'
import styles from './Specimen.module.css'
import { WindowSamples } from './WindowSamples.tsx'

export function OverlaySamples() {
  const [source, setSource] = useState<HTMLElement | null>(null)
  const [isNoticed, setNoticed] = useState(false)
  return (
    <section className={styles.section}>
      <h2>What lies above</h2>
      <div className={styles.row}>
        <Menu
          label="More about this post"
          trigger={(opener) => <IconButton label="More about this post" icon={<Ellipsis />} {...opener} />}
        >
          <MenuItem icon={<Copy />} href="#link">
            Copy link
          </MenuItem>
          <MenuItem icon={<Bookmark />} disabled>
            Bookmark
          </MenuItem>
          <MenuItem checked>Home</MenuItem>
          <MenuItem checked={false}>Neighbours</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger>
            Delete
          </MenuItem>
        </Menu>
        <Popover
          role="dialog"
          aria-label="Reactions"
          trigger={(opener) => <Button {...opener}>Popover</Button>}
        >
          <p>What somebody chooses from.</p>
        </Popover>
        <Button onClick={({ currentTarget }) => setSource(source ? null : currentTarget)}>Card</Button>
        {source && (
          <AnchoredPopover source={source} label="Ines Vogt">
            <p>Who somebody points at.</p>
          </AnchoredPopover>
        )}
        <Button onClick={() => setNoticed(!isNoticed)}>Notice</Button>
        {isNoticed && (
          <OnTop>
            <p>It can be read above everything.</p>
          </OnTop>
        )}
        <WindowSamples />
        <Button
          onClick={() =>
            toast('Post removed', { action: { label: 'Undo', run: () => announce('Restored') } })
          }
        >
          Toast
        </Button>
        <Button onClick={() => toast('The server did not answer', { tone: 'error' })}>Error toast</Button>
      </div>
      <NoticePlace />
      <Toasts label="Messages" dismissLabel="Dismiss" />
      <Announcer />
    </section>
  )
}
