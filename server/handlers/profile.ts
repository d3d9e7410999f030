/** Changes the viewer's profile (docs/server/accounts.md#update-credentials). */
import { updateProfile } from '#contract/endpoints/profile.ts'
import {
  readDisplayName,
  readFields,
  readImage,
  readLanguage,
  readMentionPolicy,
  readNote,
  readPrivacy,
} from '../policies/profile.ts'
import { isAtLeast } from '../policies/version.ts'
import { presentOwnAccount } from '../presenters/account.ts'
import { type Call, serve } from '../serve.ts'
import { addFile } from '../world/media.ts'
import type { AccountRecord, UserRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

type Changes = Call<typeof updateProfile>['body']

export const profile = [
  serve(
    updateProfile,
    ({ world, viewer, view, body }) => {
      // All parts are read before anything changes, so that one refused part refuses the whole.
      const { account, user } = readChanges(world, body)
      Object.assign(viewer, account, { changed_at: world.clock() })
      if (viewer.user) Object.assign(viewer.user, user)
      return presentOwnAccount(viewer, view)
    },
    { encoding: 'MJ' },
  ),
]

/** Reads all parts in the order in which the real server finds their faults. */
function readChanges(world: World, body: Changes) {
  // Before 4.17 an account had no settings for posts, and the key was not known.
  const source = isAtLeast(world, '4.17') ? body.source : null
  const user: Partial<UserRecord> = {
    ...(isGiven(source?.privacy) && { privacy: readPrivacy(source.privacy) }),
    ...(isGiven(source?.language) && { language: readLanguage(source.language) }),
  }
  const account: Partial<AccountRecord> = {
    ...(isGiven(body.avatar) && { avatar: keepImage(world, body.avatar, body.avatar_media_type) }),
    ...(isGiven(body.header) && { header: keepImage(world, body.header, body.header_media_type) }),
    ...(isGiven(body.mention_policy) && { mention_policy: readMentionPolicy(body.mention_policy) }),
    ...(isGiven(body.display_name) && { display_name: readDisplayName(body.display_name) }),
    ...(isGiven(body.note) && { note: readNote(body.note), note_source: body.note }),
    ...(isGiven(body.fields_attributes) && { fields: readFields(body.fields_attributes) }),
    ...(isGiven(body.bot) && { bot: body.bot }),
    ...(isGiven(body.locked) && { locked: body.locked }),
  }
  return { account, user }
}

const isGiven = <Value>(value: Value): value is NonNullable<Value> => value !== undefined && value !== null

function keepImage(world: World, base64: string, type: string | null | undefined): string | null {
  const image = readImage(base64, type)
  return image && addFile(world, image.bytes, image.type)
}
