/** Matches the addresses that links of local people may have (contract 7.1). */
const SCHEMES = /^(bitcoin|https?|irc|magnet|mailto|xmpp|gemini|monero|mumble|nex):/i

export const isLinkable = (address: string): boolean => SCHEMES.test(address)
