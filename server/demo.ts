/** The demo: the reference server over a world full of people, as `npm start` and `npm run dev` show it. */
import { seedDemo } from './seeds/demo/demo.ts'
import { createWorlds } from './worlds.ts'

export function createDemo({ separate }: { separate: boolean }) {
  return createWorlds({ seed: seedDemo, clock: Date.now, random: Math.random, separate })
}
