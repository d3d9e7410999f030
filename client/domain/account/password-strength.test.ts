/** Tests docs/spec/settings.md#strength-of-a-password. */
import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

// docs/spec/settings.md#strength-of-a-password
test.each([
  ['', 'weak'],
  ['a', 'weak'],
  ['password', 'weak'],
  ['P4ssw0rd2026', 'weak'],
  ['qwertyuiop123456', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnopqrstuvwxyz', 'weak'],
  ['9876543210', 'weak'],
  ['Summer2026', 'weak'],
  ['margarethe', 'weak'],
  ['alice-alice-alice', 'weak'],
  ['Alice1990', 'weak'],
  ['20261122', 'weak'],
  ['horse 1987 roof 1990', 'fair'],
  ['mydragonmonkeymaster', 'weak'],
  ['p4ssw0rdp4ssw0rdp4ssw0rd', 'weak'],
  ['horse battery 7', 'fair'],
  ['7t#Kq9', 'weak'],
  ['7t#Kq9vX', 'fair'],
  ['7t#Kq9vX!p2M', 'strong'],
  ['correct horse battery staple', 'strong'],
  ['Der Igel frisst am liebsten Käfer', 'strong'],
  ['گربه‌ها شب‌ها آواز می‌خوانند', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 'alice')).toBe(strength)
})

test('the own name is no secret, the name of another is a word', () => {
  expect(passwordStrength('bartholomew-bartholomew', 'bartholomew')).toBe('weak')
  expect(passwordStrength('bartholomew-bartholomew', 'alice')).toBe('strong')
})

test.each(['', 'a', 'ar'])('the short name %j is no part of a word', (username) => {
  expect(passwordStrength('margarethe', username)).toBe('weak')
})

test('a password of ten thousand characters is estimated at once', () => {
  const before = process.cpuUsage().user
  expect(passwordStrength('aB3$'.repeat(2_500), 'alice')).toBe('strong')
  expect(process.cpuUsage().user - before, 'in microseconds').toBeLessThan(500_000)
})
