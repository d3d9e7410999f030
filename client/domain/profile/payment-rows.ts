/** Counts the ways to pay a person before they are read (docs/spec/payments.md#addresses-on-a-profile). */
import type { Account } from '#contract/entities/account.ts'
import { currenciesOf } from '../money/currency.ts'

/**
 * Returns how many ways to pay a profile has at most. Few are left out later because they are empty or lead
 * nowhere.
 */
export const countWaysToPay = ({
  fields,
  payment_options,
}: Pick<Account, 'fields' | 'payment_options'>): number =>
  currenciesOf(fields).length + payment_options.length
