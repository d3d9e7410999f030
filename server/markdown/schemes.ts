/** Matches the addresses that links of local people may have (docs/server/markup.md#link-schemes). */
const SCHEMES = /^(bitcoin|https?|irc|magnet|mailto|xmpp|gemini|monero|mumble|nex):/i

/** Tells whether HTML may link an address. */
export const isLinkable = (address: string): boolean => SCHEMES.test(address)

/** Tells whether markdown may link an address: its scheme is in small letters. */
export const isLinkableMarkdown = (address: string): boolean =>
  isLinkable(address) && /^[a-z]+:/.test(address)
