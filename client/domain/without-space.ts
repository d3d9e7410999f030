/**
 * Returns a text without the white space and the invisible marks that come with a paste. No address and no
 * signature has any (docs/spec/sign-in.md#monero-addresses).
 */
export const withoutSpace = (pasted: string): string => pasted.replaceAll(/[\s\p{Cf}]/gu, '')
