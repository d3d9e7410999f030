import { gunzipSync } from 'node:zlib'
import { gzipSync, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { type PaymentRequest, paymentRequest } from './payment-request.ts'

// docs/spec/payments.md#payment-request

const gzip = (text: string) => gzipSync(strToU8(text), { level: 9, mtime: 0 })

const REQUEST: PaymentRequest = {
  label: 'Kith: Łucja 🌿',
  address: '87J1y6nb4GRfhzahHcX7GFTTEWE1QGVhzfr4HWkUQbn8B1fqMLHbA1SDri8yFLwr9j3MurgumbpGuDY1XSjhq7JERNq6zij',
  monthly: 31_100_000_000n,
  startDate: '2026-11-22T05:59:08.154Z',
}

// docs/spec/payments.md#payment-request
test('a request decodes back to its fields, in the order of their names', () => {
  const [, version, base64 = ''] = paymentRequest(REQUEST, gzip).split(':')
  expect(version).toBe('1')
  expect(gunzipSync(Buffer.from(base64, 'base64')).toString()).toBe(
    '{"amount":"0.0311","change_indicator_url":"","currency":"XMR","custom_label":"Kith: Łucja 🌿",' +
      '"days_per_billing_cycle":30,"number_of_payments":0,"payment_id":"0000000000000000",' +
      `"sellers_wallet":"${REQUEST.address}","start_date":"2026-11-22T05:59:08.154Z"}`,
  )
})

// docs/spec/payments.md#payment-request
test('the same request is the same text, to the byte and at any time', () => {
  expect(paymentRequest(REQUEST, gzip)).toMatchInlineSnapshot(
    `"monero-request:1:H4sIAAAAAAACA12OS26DMBCGrxJ5nUSYvAi7VkmI0qRSCG1oN5YxBkyNAWMrgqqL7nuHHqWr3qdHqKm6ymxG/0Mz3yvARamFAi6wxtYEQjAEJMMipYiJmBGsSom05CbvEy0lFaQ1Kjz4f0ajygJxHNG+csdU5g6+3zXJ8eDn8+PLVGLcNqiiEkWMcyZSRFrCKXAn1hAIXUQmKRNU4bagQjXANfa/QCzusa7GnGwo51Q26ILN7tGdxQ62cxFNPT/JOpxtSbjwNkGwPq/h0XvMukROt+eXh2MknFuY1If9NrqBp5VkTrvZX+Qynxy0TA1N5enVEwxPeVYvdmv/vp53LO9fKiwVirEy5MC27PkIwpFtB9bMnS1dyxnD2fQZvP0CbR7mEE8BAAA="`,
  )
})

test('the header of gzip has neither time nor name, and says level 9', () => {
  expect([...gzip('x').subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3])
})
