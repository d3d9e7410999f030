import { assert, property, string } from 'fast-check'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

// docs/spec/payments.md#payment-link

const MODULE = 3

/** Paints the path, as a browser would, and reads it with a decoder that knows nothing of how it was made. */
function read(text: string): string | undefined {
  const { path, size } = qrPath(text)
  const width = size * MODULE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * MODULE; row < (Number(y) + 1) * MODULE; row++) {
      const from = (row * width + Number(x) * MODULE) * 4
      for (let at = from; at < from + Number(length) * MODULE * 4; at += 4) pixels.fill(0, at, at + 3)
    }
  }
  return jsQR(pixels, width, width)?.data
}

test.each([
  // docs/server/payments.md#payment-addresses: a subaddress and an integrated address.
  'monero:87J1y6nb4GRfhzahHcX7GFTTEWE1QGVhzfr4HWkUQbn8B1fqMLHbA1SDri8yFLwr9j3MurgumbpGuDY1XSjhq7JERNq6zij?tx_amount=0.01296',
  'monero:4H14ALec9etCrLH6o2SABef5a86j8FMvp23PVqdErayqHdzR5FyajdgGMYbPPZWXdZTjFY2z2U9uwFgZB9diC54MHr3AAhQ9HNxKsHSehj?tx_amount=9007.199254740991',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'alice@getalby.example',
  'نشانی ⚡',
])('a decoder reads %s', (text) => {
  expect(read(text)).toBe(text)
})

test('a decoder reads whatever an address may be', () => {
  assert(
    property(string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 256 }), (text) => {
      expect(read(text)).toBe(text)
    }),
    { numRuns: 20 },
  )
})
