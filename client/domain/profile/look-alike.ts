/**
 * Finds hosts that are written in foreign letters so that they look like another one
 * (docs/spec/posts.md#where-a-link-leads).
 */

/** Letters of Latin that look like another one with a part cut off or turned, or like one of the alphabet. */
const ODD_LATIN = /[ıȷƅƍƽɐ-ʯᴀ-ᶿꜢ-ꟿﬀ-ﬆ]/u

/** Scripts that are written together with Latin, and what belongs to any. */
const LATIN_AND_EAST =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{M}ー]/gu

/** Eastern signs that look like a slash or a dot between letters of Latin. */
const EASTERN_STROKE = /[a-z][ノ丶丿〳ᅳ〇]|[ノ丶丿〳ᅳ〇][a-z]/

/** Cyrillic, Greek and Armenian letters that look like letters of Latin. */
const LIKE_LATIN = /^[аесԁһіјӏоркԛѕԝхугвнмтъьѵѡҽпαορνυικτχεωγηցհոսօքզ]+$/u

/** Returns whether a host, in letters, could be taken for another one. */
export const looksLikeAnother = (host: string): boolean =>
  host
    .toLowerCase()
    .split('.')
    .some((label) => {
      const foreign = label.replace(/[^\p{L}\p{M}]/gu, '').replace(LATIN_AND_EAST, '')
      if (ODD_LATIN.test(label) || EASTERN_STROKE.test(label)) return true
      return foreign !== '' && (/\p{Script=Latin}/u.test(label) || LIKE_LATIN.test(foreign))
    })
