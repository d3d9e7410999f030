/** The editors of one account in this tab: one for each place, remembered as long as it is open. */
import type { Attachment } from '#contract/entities/attachment.ts'
import type { Draft, DraftAttachment } from '#domain/composer/draft.ts'
import {
  type DraftContext,
  type EditContext,
  type WritingContext,
  writingKey,
} from '#domain/composer/draft-key.ts'
import type { PostEdit } from '#domain/composer/edit.ts'
import { type ContentKind, draftKind, type EditBase, editKind } from './content.ts'
import { Editor, type Written } from './editor.ts'
import { noteOpenPlace } from './lost-writing.ts'
import type { Ports } from './ports.ts'
import type { StoredWriting } from './stored-writing.ts'
import type { Uploads } from './uploads.ts'

export type DraftEditor = Editor<Draft, string>
export type EditEditor = Editor<PostEdit, EditBase>

interface Dependencies {
  ports: Ports
  stored: StoredWriting
  uploads: Uploads
  /** The server has a file of this place. */
  onUploaded: (context: WritingContext, file: string, uploaded: Attachment) => void
}

export class Editors {
  readonly #dependencies: Dependencies
  readonly #drafts = new Map<string, DraftEditor>()
  readonly #edits = new Map<string, EditEditor>()

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  draft(context: DraftContext): DraftEditor {
    return this.#at(this.#drafts, context, draftKind)
  }

  edit(context: EditContext): EditEditor {
    return this.#at(this.#edits, context, editKind)
  }

  /** Returns the editor of a draft where it is open in this tab. */
  openDraft(context: DraftContext): DraftEditor | undefined {
    const editor = this.#drafts.get(writingKey(context))
    return editor?.isOpen ? editor : undefined
  }

  /** Returns the editor of an edit where it is open in this tab. */
  openEdit(context: EditContext): EditEditor | undefined {
    const editor = this.#edits.get(writingKey(context))
    return editor?.isOpen ? editor : undefined
  }

  /** Resolves once everything that was typed is stored. */
  async saved(): Promise<void> {
    await Promise.all([...this.#drafts.values()].map((editor) => editor.saved()))
  }

  #at<Content extends Written & { attachments: readonly DraftAttachment[] }, Base>(
    editors: Map<string, Editor<Content, Base>>,
    context: WritingContext,
    kind: ContentKind<Content, Base>,
  ): Editor<Content, Base> {
    const key = writingKey(context)
    const known = editors.get(key)
    if (known) return known
    const { ports, stored } = this.#dependencies
    let stopSending = () => {}
    let noteClosed = () => {}
    const editor = new Editor(context, kind, {
      ports,
      stored,
      onOpen: () => {
        editors.set(key, editor)
        noteClosed = noteOpenPlace(context)
        stopSending = this.#sendFilesOf(editor)
      },
      onLeave() {
        stopSending()
        noteClosed()
        editors.delete(key)
      },
    })
    editors.set(key, editor)
    return editor
  }

  /** Sends the files of an editor as long as it is open; returns the function that stops it. */
  #sendFilesOf<Content extends Written & { attachments: readonly DraftAttachment[] }, Base>(
    editor: Editor<Content, Base>,
  ): () => void {
    const { uploads, onUploaded } = this.#dependencies
    return editor.state.subscribe(() => {
      const state = editor.state.current()
      if (state.stage !== 'writing') return
      uploads.sendMissing(state.content.attachments, (file, uploaded) =>
        onUploaded(editor.context, file, uploaded),
      )
    })
  }
}
