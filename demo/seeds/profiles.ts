/**
 * Fills a world with people whose profiles have what few profiles have, on top of the small one: proofs,
 * aliases, ten fields, a gallery, an odd name, a server that is slow. Alice has a relationship of each kind.
 * See people.ts.
 */
import { addAccount, findAccount } from '#server/world/accounts.ts'
import { addPost } from '#server/world/posts.ts'
import { addPostsElsewhere } from '#server/world/posts-elsewhere.ts'
import type { AccountRecord } from '#server/world/records.ts'
import { repost } from '#server/world/reposts.ts'
import type { World } from '#server/world/world.ts'
import { makeCreator } from '../creators.ts'
import { mediaFile } from '../media-files.ts'
import { ALICE, LOCALS, type ProfilePerson, REMOTES } from '../profiles/people.ts'
import { addPictures } from '../profiles/picture-posts.ts'
import { addFollowers, addRelations } from '../profiles/relations.ts'
import { addEmoji } from '../town/instance.ts'
import { describeChains } from '../wallet/chains.ts'
import { PASSWORD, seedSmall } from './small.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export function seedProfiles(world: World): void {
  seedSmall(world)
  addEmoji(world)
  describeChains(world)
  const find = (acct: string): AccountRecord => {
    const account = findAccount(world, acct)
    if (!account) throw new Error(`The world of profiles has nobody called ${acct}`)
    return account
  }
  for (const person of [...LOCALS, ...REMOTES]) addPerson(world, person)
  find('mila@old.example').aliases.push(find('mila').actor_id)
  completeAlice(world, find('alice'))
  makeCreator(find('wanda'), 12_000)
  addRelations(world, find)
  addFollowers(world, find('alice'))
  writePosts(world, find)
}

function addPerson(world: World, person: ProfilePerson): void {
  addAccount(world, {
    ...withPictures(world, person),
    ...(person.host === undefined && { password: PASSWORD }),
    created_at: world.clock() - 60 * DAY,
  })
}

function withPictures<Person extends Pick<ProfilePerson, 'portrait' | 'banner'>>(
  world: World,
  person: Person,
) {
  const { portrait, banner, ...others } = person
  return {
    ...others,
    ...(portrait !== undefined && { avatar: mediaFile(world, `avatars/${portrait}.webp`) }),
    ...(banner !== undefined && { header: mediaFile(world, `headers/${banner}.webp`) }),
  }
}

function completeAlice(world: World, alice: AccountRecord): void {
  Object.assign(alice, withPictures(world, ALICE))
  makeCreator(alice, 12_000)
}

function writePosts(world: World, find: (acct: string) => AccountRecord): void {
  const now = world.clock()
  const pinned = addPictures(world, find('fotis'), 70).filter((_, index) => index % 30 === 1)
  for (const post of pinned) post.pinned = true
  addPost(world, { author: find('fotis'), text: 'How I work', pinned: true, created_at: now - 40 * DAY })
  addPictures(world, find('painter@studio.example'), 5)

  const hello = addPost(world, {
    author: find('sven'),
    text: 'Has anybody seen my ladder?',
    created_at: now - HOUR,
  })
  addPost(world, { author: find('uma'), text: 'Not me.', in_reply_to: hello, created_at: now - HOUR / 2 })
  repost(world, find('uma'), hello, { created_at: now - HOUR / 3 })
  addPost(world, { author: find('wanda'), text: 'New wool #indigo', created_at: now - 2 * HOUR })
  addPost(world, {
    author: find('tricky@odd.example'),
    content: '<p>A post with a quiet text.</p>',
    created_at: now - 3 * HOUR,
  })

  const archivist = find('archivist@archive.example')
  addPost(world, { author: archivist, content: '<p>Page 1</p>', created_at: now - 20 * DAY })
  addPostsElsewhere(
    world,
    archivist,
    Array.from({ length: 12 }, (_, index) => ({
      content: `<p>Page ${index + 2}</p>`,
      created_at: now - (19 - index) * DAY,
      pinned: index % 6 === 0,
    })),
  )
}
