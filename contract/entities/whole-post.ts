import { array, boolean, check, is, nullish, object, pipe, string, unknown } from 'valibot'
import { id } from '../tolerant.ts'
import { Account } from './account.ts'
import { Attachment } from './attachment.ts'
import { Post } from './post.ts'

/** The parts of a post that go back when it is edited or written anew: what is left out is lost. */
const PartsSentBack = object({
  sensitive: boolean(),
  visibility: string(),
  language: nullish(string()),
  in_reply_to_id: nullish(id()),
  media_attachments: array(Attachment),
  links: nullish(array(Post)),
  poll: nullish(object({ options: array(object({ title: string() })) })),
  group: nullish(Account),
})

/** A post of which everything can be read that an edit replaces (docs/server/writing.md#edit). */
export const WholePost = pipe(
  unknown(),
  check((value) => is(PartsSentBack, value)),
  Post,
)
