/** Answers votes in polls (docs/server/posts.md#vote). */
import { voteInPoll } from '#contract/endpoints/polls.ts'
import { checkVote } from '../policies/poll.ts'
import { presentPoll } from '../presenters/poll.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { vote } from '../world/reactions.ts'
import { visiblePost } from './visible-post.ts'

export const polls = [
  serve(voteInPoll, ({ world, viewer, view, params, body }) => {
    const post = visiblePost(world, viewer, params.id)
    const poll = world.polls.get(post.id)
    if (!poll) throw notFound('poll')
    checkVote(world, viewer, poll, body.choices)
    vote(world, viewer, post, body.choices)
    return presentPoll(poll, view)
  }),
]
