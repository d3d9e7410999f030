/** Lists the other accounts of a person as links (docs/spec/profiles.md#admin-badge-and-alias-badge). */
import { cleanText } from '#contract/clean-text.ts'
import type { Aliases } from '#contract/entities/aliases.ts'
import { outsideLink, profileLink } from './link.ts'

export interface AliasLink {
  href: string
  /** The URL of the account. */
  text: string
}

/**
 * Returns a link to each alias: to its profile here where the server knows it, otherwise to the account
 * itself.
 */
export const aliasLinks = ({ declared_all }: Pick<Aliases, 'declared_all'>, guest: boolean): AliasLink[] =>
  declared_all
    .filter(({ id }) => /^https?:\/\//.test(id))
    .map(({ id, account }) => ({
      ...(account ? profileLink(account, guest) : outsideLink(id)),
      text: account !== null && isOfHost(account.url, id) ? account.url : cleanText(id),
    }))

/** Returns whether the address that a person gives is at the host of the account: it may be anybody's. */
const isOfHost = (url: string, id: string) => {
  const given = URL.parse(url)
  return given !== null && given.host === URL.parse(id)?.host && given.username === ''
}
