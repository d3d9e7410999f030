/** Notes what a profile is like before a journey, and makes it so again after it. */
import { createHash } from 'node:crypto'
import type { OtherClient } from './other-client.ts'

interface Field {
  name: string
  value: string
}

interface OwnAccount {
  display_name: string | null
  avatar: string
  header: string
  locked: boolean
  bot: boolean
  mention_policy: string
  source: { note: string | null; fields: Field[]; privacy: string }
}

interface Picture {
  base64: string
  type: string
}

/** Returns a profile as it can be compared and shown: with the digests of its pictures. */
export const comparableProfile = ({ avatar, header, ...rest }: ProfileState) => ({
  ...rest,
  avatar: avatar && fingerprint(avatar),
  header: header && fingerprint(header),
})

const fingerprint = ({ base64, type }: Picture) =>
  `${type}, ${createHash('sha256').update(base64).digest('hex')}`

/**
 * Returns what journeys may change of a profile, pictures included: a server forgets those that were
 * replaced.
 */
export async function profileOf({ ask, download }: OtherClient) {
  const own = await ask<OwnAccount>('GET', '/api/v1/accounts/verify_credentials')
  const picture = async (address: string): Promise<Picture | null> =>
    new URL(address).pathname.endsWith('/identicon') ? null : download(address)
  const [avatar, header] = await Promise.all([picture(own.avatar), picture(own.header)])
  return {
    display_name: own.display_name ?? '',
    note: own.source.note ?? '',
    fields: own.source.fields.map(({ name, value }) => ({ name, value })),
    bot: own.bot,
    locked: own.locked,
    mention_policy: own.mention_policy,
    privacy: own.source.privacy,
    avatar,
    header,
  }
}
export type ProfileState = Awaited<ReturnType<typeof profileOf>>

/** Takes back what has changed, and sends nothing where nothing has. */
export async function putBackProfile(
  { ask }: OtherClient,
  before: ProfileState,
  now: ProfileState,
): Promise<void> {
  const isChanged = (key: keyof ProfileState) => JSON.stringify(before[key]) !== JSON.stringify(now[key])
  const { fields, privacy, avatar, header } = before
  const changes = {
    ...Object.fromEntries(PLAIN.filter(isChanged).map((key) => [key, before[key]])),
    ...(isChanged('fields') && { fields_attributes: fields }),
    ...(isChanged('privacy') && { source: { privacy } }),
    ...(isChanged('avatar') && pictureChange('avatar', avatar)),
    ...(isChanged('header') && pictureChange('header', header)),
  }
  if (Object.keys(changes).length > 0) await ask('PATCH', '/api/v1/accounts/update_credentials', changes)
}

/** The parts that are sent as they are received. */
const PLAIN = ['display_name', 'note', 'bot', 'locked', 'mention_policy'] as const

/** An empty text removes a picture (docs/server/accounts.md#images-of-a-profile). */
const pictureChange = (name: 'avatar' | 'header', picture: Picture | null) =>
  picture === null ? { [name]: '' } : { [name]: picture.base64, [`${name}_media_type`]: picture.type }
