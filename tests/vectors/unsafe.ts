/**
 * Lists markup as a client without any care would show it, with what the run has to say of each: a judge who
 * sees nothing would find nothing wrong.
 */
export const UNSAFE: readonly (readonly [markup: string, finding: RegExp])[] = [
  ['<script>pwned()</script>a', /<script>/],
  ['<img src=x onerror=pwned()>a', /onerror=/],
  ['<iframe src=http://evil.example/frame></iframe>a', /<iframe>/],
  ['<svg><foreignObject></foreignObject></svg>a', /<foreignObject>/],
  ['<math><mi>a</mi></math>', /<math>/],
  ['<x:y>a</x:y>', /<x:y>/],
  ['<form><button>a</button></form>', /form/],
  ['<button formaction=http://evil.example>a</button>', /formaction=/],
  ['<img srcset="http://evil.example/set 1x">a', /srcset=/],
  ['<a href="javascript:pwned()">a</a>', /href="javascript:/],
  ['<a href="//evil.example">a</a>', /href="\/\//],
  ['<a href="http://evil.example/" target=_blank>a</a>', /href="http:/],
  ['<img src="http://evil.example/image" onload=pwned()>a', /onload=/],
  ['<img src="blob:http://evil.example/1">a', /src="blob:/],
  ['<video poster="data:text/html,a"></video>a', /poster="data:/],
  ['<p style="background:url(http://evil.example/style)">a</p>', /style=/],
  ['<p id=location>a</p>', /id="location"/],
  ['<img name=cookie>a', /name="cookie"/],
  ['<p></p>', /nothing is shown/],
]

/** Calls and requests that no element shows. */
export const UNSAFE_DEEDS: readonly RegExp[] = [
  /^pwned\(\)/,
  /^\d+ forms/,
  /^\/frame$/,
  /^\/set$/,
  /^\/image$/,
]
