/**
 * Lists texts that deceive: they turn or hide what stands around them, are drawn as nothing, or name another
 * place than they lead to (docs/spec/conventions.md#texts-of-others,
 * docs/spec/posts.md#where-a-link-leads).
 */

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

const sign = (code: number): string => String.fromCodePoint(code)
const escaped = (code: number): string => `&#x${code.toString(16)};`

/** Controls of direction, of C0 and C1, of lines, of shaping and of annotations, and tags. */
const TURNING = [
  [0x061c, 0x200e, 0x200f],
  range(0x202a, 0x202e),
  range(0x2066, 0x206f),
  range(0x0001, 0x0008),
  [0x000b, 0x000c],
  range(0x000e, 0x001f),
  range(0x007f, 0x009f),
  [0x2028, 0x2029],
  range(0xfff9, 0xfffb),
  [0xe0001, 0xe001f],
].flat()

/** Texts that turn or hide something, as they are and escaped as in HTML. */
export const TURNED: readonly string[] = TURNING.flatMap((code) => [
  sign(code).repeat(2),
  `bill${sign(code)}fdp.exe`,
  `${sign(code)}علی ${sign(code)}alice`,
  `pay${escaped(code)}gpj`,
  `#tag${sign(code)}gat @me${sign(code)}em :cat${sign(code)}:`,
  `<b>x${escaped(code)}</b>\u2069${sign(code)}`,
])

/** What is drawn as nothing; measured by blank-signs.test.ts. */
const NOTHING = [
  [0x0009, 0x0020, 0x00a0, 0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x17b5],
  range(0x180b, 0x180f),
  range(0x2000, 0x200f),
  range(0x2028, 0x202f),
  range(0x205f, 0x206f),
  [0x2800, 0x3000, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffc],
  range(0x1bca0, 0x1bca3),
  range(0x1d173, 0x1d17a),
  [0x1d159, 0xe0001, 0xe0020, 0xe007f, 0xe0100, 0xe01ef],
].flat()

/** Texts of which nothing can be seen. */
export const BLANK: readonly string[] = NOTHING.flatMap((code, at) => [
  sign(code),
  `${sign(code).repeat(3)} ${sign(NOTHING[(at * 7) % NOTHING.length] ?? code)}`,
  escaped(code),
])

/** A link, and the place that stands behind its words; null where they are true. */
export interface DeceitfulLink {
  html: string
  place: string | null
}

const LIES: readonly ((host: string) => string)[] = [
  (host) => `https://${host}/login`,
  (host) => `http://${host}`,
  (host) => host,
  (host) => `www.${host}`,
  (host) => host.toUpperCase(),
  (host) => `${host}/path?query#part`,
  (host) => `//${host}/`,
  (host) => `https:/${host}`,
  (host) => `https:\\\\${host}`,
  (host) => `(${host})`,
  (host) => `“${host}”`,
  (host) => `log in at ${host}!`,
  (host) => `${host}:443`,
  (host) => `help@${host}`,
  (host) => `@help@${host}`,
  (host) => `https://${host}@evil.example/`,
  (host) => `https://evil.example@${host}/`,
  (host) => `${host}⁄login.evil.example`,
  (host) => `${host}∕.evil.example`,
  (host) => `https://evil.example https://${host}`,
  (host) => host.replaceAll('.', '。'),
  (host) => host.replaceAll('.', '．'),
  (host) => host.replaceAll('.', '․'),
  (host) => host.replaceAll('.', '%2e'),
  (host) => host.replaceAll(/[a-z]/g, (letter) => sign((letter.codePointAt(0) ?? 0) + 0xfee0)),
  (host) => host.replaceAll('a', 'а'),
  (host) => [...host].join('\u200b'),
  (host) => [...host].join('\u00ad'),
  (host) => `\u202e${[...host].reverse().join('')}\u202c ${host}`,
  (host) => `\u2066${host}\u2069`,
  (host) => host.replace('.', '<wbr>.'),
  (host) => `<b>${host.slice(0, 3)}</b>${host.slice(3)}`,
  (host) => `<span class="invisible">https://</span><span class="ellipsis">${host}/lo</span>`,
  (host) => `<span translate="no">${host}</span><br>`,
  (host) => `<ruby><rp>evil.example/</rp> ${host}</ruby>`,
  (host) => `<bdi dir="rtl"><bdi>${host}</bdi></bdi>`,
  (host) => `<script>evil.example</script>${host}`,
  (host) => `${host}<!-- evil.example -->`,
  (host) => `:cat: ${host}`,
  () => '\u3164',
  () => '<b>\u2800</b>',
  () => '&nbsp;',
]

const HOSTS = ['bank.example', 'pay.bank.example', 'evil.example.com', 'example']
const NAMED = HOSTS.filter((host) => host.includes('.'))

const TRUTHS: readonly ((host: string) => string)[] = [
  (host) => `https://${host}/login`,
  (host) => `http://${host}`,
  (host) => host,
  (host) => `www.${host}`,
  (host) => host.toUpperCase(),
  (host) => `${host}/login?next=https://evil.example`,
  (host) => `https://${host}/@evil.example`,
  (host) =>
    `<span class="invisible">https://</span><span class="ellipsis">${host}/lo</span><span class="invisible">gin</span>`,
  (host) => `read it at ${host}.`,
  (host) => `\u2066${host}\u2069`,
  () => 'read more',
  () => 'report.pdf',
  () => 'Note: 12:30, version 2.0.1',
  () => '#evil',
  () => '@evil',
  () => 'راهنما را ببینید',
  () => '詳しくはこちら',
]

const link = (href: string, words: string) => `<p>see <a href="${href}">${words}</a> there</p>`

/** Links that name another place, and links that do not. */
export const LINKS: readonly DeceitfulLink[] = [
  ...LIES.flatMap((lie) =>
    NAMED.map((host) => ({ html: link('https://evil.example/x', lie(host)), place: 'evil.example' })),
  ),
  ...LIES.map((lie) => ({
    html: link('gemini://evil.example/x', lie('bank.example')),
    place: 'evil.example',
  })),
  ...TRUTHS.flatMap((truth) =>
    HOSTS.map((host) => ({ html: link(`https://${host}/login`, truth(host)), place: null })),
  ),
]
