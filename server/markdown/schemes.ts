/** Matches the addresses that links of local people may have (docs/server/markup.md#link-schemes). */
const SCHEMES = /^(bitcoin|https?|irc|magnet|mailto|xmpp|gemini|monero|mumble|nex):/i

export const isLinkable = (address: string): boolean => SCHEMES.test(address)
