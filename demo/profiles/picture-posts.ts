import { addAttachment } from '#server/world/media.ts'
import { addPost, type NewPost } from '#server/world/posts.ts'
import type { AccountRecord, AttachmentRecord, PostRecord } from '#server/world/records.ts'
import type { World } from '#server/world/world.ts'
import { mediaFile, typeOf } from '../media-files.ts'

const HOUR = 3_600_000

const PHOTOS = [
  ...[
    'photos/hills-dew.webp',
    'photos/forest-owl.webp',
    'photos/sea-evening.webp',
    'photos/city-tram-wide.webp',
  ],
  ...[
    'photos/flower-after.webp',
    'photos/harvest-bowls.webp',
    'photos/night-early.webp',
    'photos/cat-autumn.webp',
  ],
  ...['photos/map-island.webp', 'photos/hills-far.webp', 'photos/forest-birch.webp'],
] as const

/** Files that are no pictures, by the number of the post that shows them. */
const OTHER_FILES = new Map([
  [3, 'files/boat.webm'],
  [8, 'sounds/boot.wav'],
  [13, 'files/seeds.pdf'],
])

/**
 * Adds that many posts with files, the oldest first, with other posts between them, and returns those with
 * files.
 */
export function addPictures(world: World, author: AccountRecord, count: number): PostRecord[] {
  const now = world.clock()
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const created_at = now - (count - index) * 8 * HOUR
    if (number % 5 === 0)
      say(world, author, `No picture today (${number}).`, { created_at: created_at - HOUR })
    const files = filesOf(number)
    return say(world, author, `Picture ${number}`, {
      created_at,
      sensitive: number % 10 === 0,
      attachments: files.map((file) => attach(world, author, file, created_at)),
    })
  })
}

/** Returns the files of a post: three pictures for every seventh, else one. */
function filesOf(number: number): string[] {
  const other = OTHER_FILES.get(number)
  if (other !== undefined) return [other]
  const places = number % 7 === 0 ? [number, number + 1, number + 2] : [number]
  return places.flatMap((place) => PHOTOS[place % PHOTOS.length] ?? [])
}

function attach(world: World, owner: AccountRecord, path: string, created_at: number): AttachmentRecord {
  const file = mediaFile(world, path)
  const description = path.startsWith('photos/') ? `A photo: ${path.slice(7, -5).replace('-', ', ')}` : null
  return addAttachment(world, { owner, file, media_type: typeOf(path), description, created_at })
}

const say = (world: World, author: AccountRecord, text: string, more: Partial<NewPost>) =>
  addPost(world, { author, ...(author.host === null ? { text } : { content: `<p>${text}</p>` }), ...more })
