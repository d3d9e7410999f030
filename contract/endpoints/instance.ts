import { check, pipe } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { DomainBlock } from '../entities/domain-block.ts'
import { CustomEmoji } from '../entities/emoji.ts'
import { Instance, InstanceExtras } from '../entities/instance.ts'
import { plain, wholeListOf } from '../tolerant.ts'

export const getInstance = endpoint({
  method: 'GET',
  path: '/api/v1/instance',
  access: 'none',
  // Any object would do as a server of no version, which has next to nothing.
  returns: pipe(
    Instance,
    check(({ version }) => version !== ''),
  ),
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
  returns: wholeListOf(plain),
})

/** Lists the servers that this one blocks. Some tell only those who are signed in, with 401 for guests. */
export const listDomainBlocks = endpoint({
  method: 'GET',
  path: '/api/v1/instance/domain_blocks',
  access: 'optional',
  since: '4.12',
  returns: wholeListOf(DomainBlock),
})

export const listCustomEmoji = endpoint({
  method: 'GET',
  path: '/api/v1/custom_emojis',
  access: 'none',
  returns: wholeListOf(CustomEmoji),
})
