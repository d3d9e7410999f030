/** The demo: the reference server over a world full of people, as `npm start` and `npm run dev` show it. */
import { hangPicture } from './pictures/gallery.ts'
import { pixel } from './pixel.ts'
import { seedDemo } from './seeds/demo/demo.ts'
import { createWorlds } from './worlds.ts'

export function createDemo({ separate }: { separate: boolean }) {
  return createWorlds({
    seed: seedDemo,
    clock: Date.now,
    random: Math.random,
    separate,
    // Who looks around signs in as one after the other; tests want the limits of the real server.
    rateLimits: separate,
    drawIdenticon: async (input) =>
      input === '' ? pixel() : new Uint8Array(await hangPicture(`avatar-mosaic-${input}`)),
  })
}
