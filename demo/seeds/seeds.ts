import { OLDEST, setVersion } from '#server/policies/version.ts'
import type { Seed } from '#server/seeded-worlds.ts'
import { seedTown } from '../town/seed-town.ts'
import { seedCautious } from './cautious.ts'
import { seedCrowded } from './crowded.ts'
import { seedEmpty } from './empty.ts'
import { seedMoney } from './money.ts'
import { seedProfiles } from './profiles.ts'
import { seedSettings } from './settings.ts'
import { seedSmall } from './small.ts'

/** The seeds by the names that `--seed` and tests use. */
export const SEEDS = {
  demo: seedTown,
  small: seedSmall,
  empty: seedEmpty,
  crowded: seedCrowded,
  profiles: seedProfiles,
  settings: seedSettings,
  money: seedMoney,
  cautious: seedCautious,
  /** Fills a world with the demo on the oldest server that the client supports. */
  old(world) {
    seedTown(world)
    setVersion(world, OLDEST)
  },
} satisfies Record<string, Seed>

export type SeedName = keyof typeof SEEDS

export const isSeedName = (name: string): name is SeedName => Object.hasOwn(SEEDS, name)
