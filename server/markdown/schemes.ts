/** Kinds of addresses that links of people of this instance may have (contract 7.1). */
const SCHEMES = /^(bitcoin|https?|irc|magnet|mailto|xmpp|gemini|monero|mumble|nex):/i

export const isLinkable = (address: string): boolean => SCHEMES.test(address)
