/** Adds emoji reactions to posts and removes them (docs/server/posts.md#react). */
import { addReaction, removeReaction } from '#contract/endpoints/post-actions.ts'
import { checkReaction, contentOf } from '../policies/reaction.ts'
import { presentPost } from '../presenters/post.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { react, unreact } from '../world/reactions.ts'
import { visiblePost } from './visible-post.ts'

export const reactions = [
  serve(addReaction, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    const { content, emoji } = checkReaction(world, viewer, post, contentOf(params.emoji))
    react(world, viewer, post, content, { emoji })
    return presentPost(post, view)
  }),

  serve(removeReaction, ({ world, viewer, view, params }) => {
    const post = visiblePost(world, viewer, params.id)
    if (!unreact(world, viewer, post, contentOf(params.emoji))) throw notFound('reaction')
    return presentPost(post, view)
  }),
]
