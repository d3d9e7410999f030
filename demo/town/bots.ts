import type { RepeatableRandom } from '../repeatable-random.ts'

/** Accounts that post by the clock: the weather, the moon and the tides, in their own dry words. */
export interface Bot {
  by: string
  /** Hours between two posts. */
  every: number
  say: (chance: RepeatableRandom, turn: number) => string
}

const SKIES = [
  'Clear',
  'A few clouds, undecided',
  'Overcast',
  'Light rain',
  'Rain with ambitions',
  'Fog until ten',
  'Sunny intervals',
] as const
const REMARKS = [
  'Leave the coat.',
  'Take the coat.',
  'Laundry: yes.',
  'Laundry: no.',
  'Bees: flying.',
  'Bees: reading.',
  'The pole is fine, thank you.',
] as const
const WINDS = [
  'calm',
  'a breath from the west',
  'south-west 3',
  'north 4, gusts',
  'from all sides, briefly',
] as const
const PHASES = [
  'new; back soon',
  'a thin smile',
  'first quarter',
  'nearly round',
  'full. Please dim your lamps',
  'going, slowly',
  'last quarter',
  'a thin goodbye',
] as const

export const BOTS: readonly Bot[] = [
  {
    by: 'weather',
    every: 8,
    say: (chance) =>
      `${chance.pick(SKIES)}. ${chance.whole(7, 24)} °C, wind ${chance.pick(WINDS)}. ${chance.pick(REMARKS)} #weather`,
  },
  { by: 'moon', every: 36, say: (_, turn) => `Tonight I am ${PHASES[turn % PHASES.length]}. #moon` },
  {
    by: 'tides',
    every: 12,
    say: (chance) => {
      const clock = (hour: number) =>
        `${String(hour % 24).padStart(2, '0')}:${String(chance.whole(0, 59)).padStart(2, '0')}`
      const high = chance.whole(0, 11)
      const metres = () => chance.between(0.2, 0.9).toFixed(1)
      return `High water ${clock(high)} (3${metres().slice(1)} m), low water ${clock(high + 6)} (${metres()} m). Mind the slip. #tides`
    },
  },
]
