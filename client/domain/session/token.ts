/** Decides which text can be the token of a session (RFC 6750, contract 0.2). */

/** Servers take no header line longer than 8 kB; tokens have 27 characters. */
const LONGEST = 4096

/** Whether a text can travel as a bearer token: what is stored may be damaged, or come from another program. */
export const isToken = (text: string) => text.length <= LONGEST && /^[\w.~+/-]+=*$/.test(text)
