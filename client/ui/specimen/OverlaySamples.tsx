import { Bookmark, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Announcer } from '../Announcer.tsx'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { IconButton } from '../IconButton.tsx'
import { Menu } from '../Menu.tsx'
import { MenuItem } from '../MenuItem.tsx'
import { MenuSeparator } from '../MenuSeparator.tsx'
import { NoticePlace } from '../NoticePlace.tsx'
import { announce, toast } from '../notices.ts'
import { TextField } from '../TextField.tsx'
import { Toasts } from '../Toasts.tsx'
import styles from './Specimen.module.css'

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'question'>()
  const close = () => setOpen(undefined)
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
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('question')}>Question</Button>
        <Button
          onClick={() =>
            toast('Post removed', { action: { label: 'Undo', run: () => announce('Restored') } })
          }
        >
          Toast
        </Button>
        <Button onClick={() => toast('The server did not answer', { tone: 'error' })}>Error toast</Button>
      </div>
      {open === 'dialog' && (
        <Dialog
          title="Attach from an address"
          closeLabel="Close"
          onClose={close}
          actions={<Button kind="primary">OK</Button>}
        >
          <TextField label="Address" type="url" />
        </Dialog>
      )}
      {open === 'question' && (
        <ConfirmDialog
          title="Delete this post?"
          confirmLabel="Delete"
          cancelLabel="Cancel"
          closeLabel="Close"
          danger
          onConfirm={close}
          onCancel={close}
        >
          Its replies go with it.
        </ConfirmDialog>
      )}
      <NoticePlace />
      <Toasts label="Messages" dismissLabel="Dismiss" />
      <Announcer />
    </section>
  )
}
