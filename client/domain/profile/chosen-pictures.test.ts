/** Tests docs/spec/profiles.md#profile-page, docs/server/accounts.md#default-images. */
import { expect, test } from 'vitest'
import { avatarOf, bannerOf } from './chosen-pictures.ts'

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

// docs/spec/profiles.md#avatar
test('the pattern that the server draws is no picture that somebody chose', () => {
  const drawn = 'https://meadow.example/api/v1/accounts/identicon?input=https://meadow.example/users/cyd'
  expect(avatarOf({ avatar: drawn })).toBeNull()
  expect(avatarOf({ avatar: 'https://meadow.example/media/1.webp' })).toBe(
    'https://meadow.example/media/1.webp',
  )
})
