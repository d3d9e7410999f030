/** Says how many fields a profile may have (docs/spec/settings.md#fields-of-a-profile). */
import type { Instance } from '#contract/entities/instance.ts'

/** How many fields a server allows that does not say it. */
const USUAL_MAXIMUM = 10

/** Returns how many fields a profile of the instance may have. */
export const maximumOfFields = (instance: Pick<Instance, 'configuration'> | null): number =>
  instance?.configuration.accounts?.max_profile_fields ?? USUAL_MAXIMUM
