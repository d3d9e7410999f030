/**
 * Decides which text can be the token of a session (RFC 6750, docs/server/README.md#bearer-token,
 * docs/spec/session.md#the-token).
 */

/** The longest token, in characters. Servers accept header lines up to 8 kB; a token has 27 characters. */
const MAX_TOKEN_LENGTH = 4096

/**
 * Returns whether a text can be sent as a bearer token. A stored text may be damaged, or come from another
 * program.
 */
export const isToken = (text: string) => text.length <= MAX_TOKEN_LENGTH && /^[\w.~+/-]+=*$/.test(text)
