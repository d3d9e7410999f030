/** Editors as components use them. */
import { useEffectEvent, useLayoutEffect } from 'react'
import type { Draft } from '#domain/composer/draft.ts'
import type { DraftContext } from '#domain/composer/draft-key.ts'
import type { PostEdit } from '#domain/composer/edit.ts'
import type { EditorState } from '#domain/composer/editor-state.ts'
import { useInputStore } from '#platform/storage/use-input-store.ts'
import type { EditBase } from './content.ts'
import { useWriting } from './current-engine.ts'
import type { Editor, Written } from './editor.ts'

export interface OpenEditor<Content extends Written, Base> {
  editor: Editor<Content, Base>
  state: EditorState<Content>
}

/** Opens an editor as long as it is shown, or only claims its place where there is no `base` yet. */
function useOpen<Content extends Written, Base>(
  editor: Editor<Content, Base>,
  base: Base | null,
): OpenEditor<Content, Base> {
  const currentBase = useEffectEvent(() => base)
  useLayoutEffect(() => editor.enter(currentBase()), [editor])
  return { editor, state: useInputStore(editor.state) }
}

/** Opens the draft of a place. It is stored with every change and is there again after a reload. */
export function useDraftEditor(context: DraftContext, prefill: string): OpenEditor<Draft, string> {
  return useOpen(useWriting().editors.draft(context), prefill)
}

/** Claims the edit of a post before it is loaded: one tab at a time edits it. */
export function useEditPlace(postId: string): OpenEditor<PostEdit, EditBase> {
  return useOpen(useWriting().editors.edit({ kind: 'edit', postId }), null)
}

/** Opens the edit of a post. */
export function useEditEditor(postId: string, base: EditBase): OpenEditor<PostEdit, EditBase> {
  return useOpen(useWriting().editors.edit({ kind: 'edit', postId }), base)
}
