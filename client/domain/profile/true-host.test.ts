import { expect, test } from 'vitest'
import { trueHost } from './true-host.ts'

const EVIL = 'https://evil.example/login'
const BANK = 'https://bank.example/login'
const MONERO =
  '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A'

// docs/spec/posts.md#where-a-link-leads
test.each([
  ['an address', 'https://bank.example/login'],
  ['an address without a scheme', 'bank.example/login'],
  ['a bare host', 'bank.example'],
  ['a host in a sentence', 'see (bank.example)!'],
  ['a part of the host', 'example.evil.example'],
  ['its parent', 'www.example'],
  ['a host in capitals', 'BANK.EXAMPLE'],
  ['full-width letters', 'ｂａｎｋ．ｅｘａｍｐｌｅ'],
  ['an ideographic dot', 'bank。example'],
  ['a leader for a dot', 'bank․example'],
  ['a slash that is none', 'bank.example⁄login.evil.example'],
  ['a slash turned around', 'https:\\\\bank.example\\'],
  ['slashes alone', '//bank.example/'],
  ['one slash', 'https:/bank.example'],
  ['signs that nobody sees', 'ba\u200bnk.\u2060exam\u00adple'],
  ['controls of direction', '\u202ebank.example\u202c'],
  ['letters that look like nothing', 'bank\u3164.example'],
  ['a name before an @', 'https://bank.example@evil.example/login'],
  ['a name before an @ without a scheme', 'bank.example@evil.example'],
  ['escapes', 'https://bank%2Eexample/'],
  ['look-alike letters', 'bаnk.example'],
  ['punycode', 'xn--bnk-6cd.example'],
  ['another port', 'evil.example:8080'],
  ['two hosts', 'evil.example bank.example'],
  ['a cut host', 'evil.example.com…'],
  ['a host of one word', 'https://bank'],
  ['a number', 'https://192.0.2.1/'],
  ['mail', 'help@bank.example'],
  ['a handle', '@alice@bank.example'],
  ['a payment', 'monero:44AFF'],
  ['a payment with slashes', 'monero://44AFF'],
  ['nothing that can be seen', '\u3164\u2800'],
])('%s that names another host is followed by the true one', (_, text) => {
  expect(trueHost(EVIL, text)).toBe('evil.example')
})

test.each([
  ['an address', BANK, BANK],
  ['a shortened one', `${BANK}?a=${'b'.repeat(80)}`, 'bank.example/login?a=bbb…'],
  ['one without its scheme', BANK, 'bank.example/login'],
  ['one without www', 'https://www.bank.example/', 'bank.example'],
  ['one with www', BANK, 'www.bank.example'],
  ['in capitals', BANK, 'Bank.Example'],
  ['with a full stop', BANK, 'https://bank.example.'],
  ['another path', BANK, 'https://bank.example/other.example/'],
  ['an address in the query', BANK, 'bank.example?next=https://evil.example'],
  ['words', EVIL, 'click here'],
  ['words with a colon', EVIL, 'Note: read this'],
  ['a time', EVIL, 'at 12:30'],
  ['a number', EVIL, 'version 2.0.1'],
  ['the name of a file', EVIL, 'report.pdf'],
  ['abbreviations', EVIL, 'e.g. U.S.A.'],
  ['a hashtag', EVIL, '#garden'],
  ['a name', EVIL, '@vera'],
  ['a host in foreign letters', 'https://xn--bcher-kva.example/', 'bücher.example'],
  ['a Persian host', 'https://xn--mgbh0fb.example/', 'مثال.example'],
  ['its default port', BANK, 'bank.example:443'],
  ['mail', 'mailto:help@bank.example', 'help@bank.example'],
  ['xmpp', 'xmpp:help@bank.example', 'bank.example'],
  ['money in words', `monero:${MONERO}`, 'Buy me a coffee'],
  ['an address of money', `monero:${MONERO}`, MONERO],
  ['its link', `monero:${MONERO}?tx_amount=1`, `monero:${MONERO}`],
  ['its beginning', `monero:${MONERO}`, `${MONERO.slice(0, 8)}…`],
])('%s: nothing is said', (_, href, text) => {
  expect(trueHost(href, text)).toBeNull()
})

test.each([
  ['a host', 'https://bank.example'],
  ['another address', `45${MONERO.slice(2)}`],
  ['the beginning of another', '45BB8ab…'],
])('money behind %s is told by its address', (_, text) => {
  expect(trueHost(`monero:${MONERO}`, text)).toBe('monero:44AFFq5k…VGQBEP3A')
})

test.each([
  ['another host', 'mailto:x@evil.example', 'x@evil.example'],
  ['one more recipient', 'mailto:help@bank.example,x@evil.example', 'help@bank.example, x@evil.example'],
  ['a copy', 'mailto:help@bank.example?bcc=x@evil.example', 'help@bank.example, x@evil.example'],
])('mail to %s is told by its address', (_, href, place) => {
  expect(trueHost(href, 'help@bank.example')).toBe(place)
})

test.each([
  ['mixed scripts', 'https://xn--bnk-6cd.example/', 'bаnk.example', 'xn--bnk-6cd.example'],
  [
    'Cyrillic alone that looks like Latin',
    'https://xn--80ak6aa92e.com/',
    'https://аррӏе.com/',
    'xn--80ak6aa92e.com',
  ],
])('a true host in %s is said in plain letters', (_, href, text, place) => {
  expect(trueHost(href, text)).toBe(place)
})

const VERA = {
  id: 'v',
  username: 'vera',
  acct: 'vera@meadow.example',
  url: 'https://social.meadow.example/@vera',
}
test.each([
  ['@vera', null],
  ['@Vera@meadow.example', null],
  ['@vera@social.meadow.example', null],
  ['Vera', null],
  ['@alice', '@vera@meadow.example'],
  ['@vera@bank.example', '@vera@meadow.example'],
  ['bank.example', '@vera@meadow.example'],
  ['\u3164', '@vera@meadow.example'],
])('a mention written %j', (text, place) => {
  expect(trueHost(VERA.url, text, VERA)).toBe(place)
})
