/** Lets a late part show what a reply answers, beside the line that says whom. */
import type { ComponentType } from 'react'
import type { Post } from '#contract/entities/post.ts'
import { createStore } from '#platform/storage/store.ts'

/** Draws it; null until it has come. */
export const parentWords = createStore<ComponentType<{ post: Post }> | null>(null)
