/** Tests docs/spec/profiles.md#profile-page, docs/server/accounts.md#default-images. */
import { expect, test } from 'vitest'
import { bannerOf } from './banner.ts'

test.each([
  ['https://meadow.example/media/1.webp', 'https://meadow.example/media/1.webp'],
  ['https://meadow.example/api/v1/accounts/identicon', null],
  ['/api/v1/accounts/identicon', null],
  ['https://meadow.example/media/identicon', 'https://meadow.example/media/identicon'],
  ['', null],
  [null, null],
])('the banner of %j is %j', (header, banner) => {
  expect(bannerOf({ header })).toBe(banner)
})
