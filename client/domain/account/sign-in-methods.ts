/** Lists the ways in which a person signs in (docs/spec/settings.md#methods-of-signing-in). */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'

type Own = Pick<Account, 'authentication_methods'>
type Offered = Pick<Instance, 'authentication_methods'>

export interface SignInMethod {
  /**
   * The name that the server uses: `password`, `eip4361`, `caip122_monero`, or one that is not known here.
   */
  name: string
  /** Whether the server still lets people sign in with it. */
  isOffered: boolean
}

/** Returns the methods that a person has set up; none where the server does not tell them. */
export const signInMethods = (own: Own, offered: Offered): SignInMethod[] =>
  [...new Set(own.authentication_methods)].map((name) => ({
    name,
    isOffered: offered.authentication_methods.includes(name),
  }))

export const hasPassword = ({ authentication_methods: methods }: Own) =>
  methods === null || methods.includes('password')

/** Returns whether a password would be of use: the person has one, or could sign in with one. */
export const mayHavePassword = (own: Own, offered: Offered) =>
  hasPassword(own) || offered.authentication_methods.includes('password')
