import { string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { CustomEmoji } from '../entities/emoji.ts'
import { Instance, InstanceExtras } from '../entities/instance.ts'
import { listOf } from '../tolerant.ts'

export const getInstance = endpoint({
  method: 'GET',
  path: '/api/v1/instance',
  access: 'none',
  returns: Instance,
})

export const getInstanceExtras = endpoint({
  method: 'GET',
  path: '/api/v2/instance',
  access: 'none',
  returns: InstanceExtras,
})

/**
 * Lists the host names of the servers that this one knows
 * (docs/spec/calls.md#calls-for-the-instance-and-emoji).
 */
export const listPeers = endpoint({
  method: 'GET',
  path: '/api/v1/instance/peers',
  access: 'none',
  returns: listOf(string()),
})

export const listCustomEmoji = endpoint({
  method: 'GET',
  path: '/api/v1/custom_emojis',
  access: 'none',
  returns: listOf(CustomEmoji),
})
