import type { RepeatableRandom } from '../repeatable-random.ts'

/** An account that posts at regular times, about the weather, the moon or the tides. */
export interface Bot {
  by: string
  /** The hours between two posts. */
  every: number
  say: (random: RepeatableRandom, turn: number) => string
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
    say: (random) =>
      `${random.pick(SKIES)}. ${random.whole(7, 24)} °C, wind ${random.pick(WINDS)}. ${random.pick(REMARKS)} #weather`,
  },
  { by: 'moon', every: 36, say: (_, turn) => `Tonight I am ${PHASES[turn % PHASES.length]}. #moon` },
  {
    by: 'tides',
    every: 12,
    say: (random) => {
      const clock = (hour: number) =>
        `${String(hour % 24).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}`
      const high = random.whole(0, 11)
      const metres = () => random.between(0.2, 0.9).toFixed(1)
      return `High water ${clock(high)} (3${metres().slice(1)} m), low water ${clock(high + 6)} (${metres()} m). Mind the slip. #tides`
    },
  },
]
