/** Decides what an arrow key makes of a typed number (docs/spec/conventions.md#number-fields). */
import { plainDecimal, readDecimal } from './decimal.ts'

/** How a number is counted, in whole numbers of its smallest unit. */
export interface DecimalSteps {
  /** The decimals that the unit stands for. */
  places: number
  step: bigint
  least: bigint
  most: bigint
}

/**
 * Returns the next multiple of the step above or below a typed number, within its bounds; the least for an
 * empty field, and null for what is no number.
 */
export function stepped(
  text: string,
  by: 1 | -1,
  { places, step, least, most }: DecimalSteps,
): string | null {
  const { units, problem } = readDecimal(text, places)
  if (problem === 'empty' || problem === 'negative') return plainDecimal(least, places)
  if (units === null || step <= 0n) return null
  const below = units - (units % step)
  const next = by === 1 ? below + step : below === units ? units - step : below
  const bounded = next < least ? least : next > most ? most : next
  return plainDecimal(bounded, places)
}
