/** Answers calls about the instance (docs/server/instance.md#the-instance). */
import {
  getInstance,
  getInstanceExtras,
  listCustomEmoji,
  listDomainBlocks,
  listPeers,
} from '#contract/endpoints/instance.ts'
import { presentEmojis } from '../presenters/emoji.ts'
import { presentInstance, presentInstanceExtras } from '../presenters/instance.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { digest } from '../world/digest.ts'
import { emojiKey } from '../world/media.ts'

export const instance = [
  serve(getInstance, ({ view }) => presentInstance(view)),
  serve(getInstanceExtras, ({ view }) => presentInstanceExtras(view)),
  serve(listPeers, ({ world }) => [
    ...new Set([...world.accounts.values()].flatMap(({ host }) => host ?? [])),
  ]),

  serve(listDomainBlocks, ({ world, viewer }) => {
    if (!viewer) throw new Refusal(401, 'authentication required')
    return world.instance.blocked_domains.map((domain) => ({
      domain,
      digest: digest(domain),
      severity: 'suspend',
      comment: null,
    }))
  }),

  serve(listCustomEmoji, ({ world, view }) => {
    const local = [...world.emojis.values()].filter((emoji) => emoji.host === null)
    const keys = local.map((emoji) => emojiKey(emoji.shortcode, null)).sort()
    return presentEmojis(keys, view)
  }),
]
