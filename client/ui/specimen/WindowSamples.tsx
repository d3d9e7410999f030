import { useState } from 'react'
import { AnswerDialog } from '../AnswerDialog.tsx'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { Modal } from '../Modal.tsx'
import { TextField } from '../TextField.tsx'

const WINDOWS = ['Dialog', 'Question', 'Answers', 'Bare window'] as const

/** Shows a button for each kind of window, and the one that is open. */
export function WindowSamples() {
  const [open, setOpen] = useState<(typeof WINDOWS)[number]>()
  const close = () => setOpen(undefined)
  return (
    <>
      {WINDOWS.map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open === 'Dialog' && (
        <Dialog
          title="Attach from an address"
          closeLabel="Close"
          onClose={close}
          actions={<Button kind="primary">OK</Button>}
        >
          <TextField label="Address" type="url" />
        </Dialog>
      )}
      {open === 'Question' && (
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
      {open === 'Answers' && (
        <AnswerDialog
          title="Publish without a description?"
          backLabel="Back"
          closeLabel="Close"
          answers={<Button onClick={close}>Publish</Button>}
          onBack={close}
        >
          Two pictures have none.
        </AnswerDialog>
      )}
      {open === 'Bare window' && (
        <Modal aria-label="Bare window" onClose={close}>
          <Button onClick={close}>Close</Button>
        </Modal>
      )}
    </>
  )
}
