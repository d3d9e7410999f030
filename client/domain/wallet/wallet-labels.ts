/** Names the wallets that a person chooses from (docs/spec/sign-in.md#wallets-of-the-browser). */
import { cleanText } from '#contract/clean-text.ts'

interface Named {
  id: string
  name: string
  rdns: string
}

/** Longer names are no names. */
const MAX_LABEL_LENGTH = 60

/**
 * Returns the words for each wallet, by its id: the name that it has given itself, else that of its maker,
 * else `unnamed`. Two that would have the same words say more: their makers, or which of them each is.
 */
export function walletLabels(wallets: readonly Named[], unnamed: string): ReadonlyMap<string, string> {
  const names = wallets.map(({ name, rdns }) => shown(name) || shown(rdns) || unnamed)
  const withMakers = wallets.map(({ rdns }, at) => {
    const name = names[at] ?? ''
    const maker = shown(rdns)
    return isAlone(names, at) || maker === '' || maker === name ? name : `${name} (${maker})`
  })
  return new Map(
    wallets.map(({ id }, at) => {
      const label = withMakers[at] ?? ''
      const before = withMakers.slice(0, at).filter((other) => other === label).length
      return [id, before === 0 ? label : `${label} (${before + 1})`]
    }),
  )
}

const isAlone = (names: readonly string[], at: number) =>
  names.every((name, other) => other === at || name !== names[at])

const shown = (text: string) => Array.from(cleanText(text).trim()).slice(0, MAX_LABEL_LENGTH).join('')
