import { parse } from 'valibot'
import { expect, test, vi } from 'vitest'
import { Account } from '#contract/entities/account.ts'

const account = parse(Account, { id: '7', username: 'ada', acct: 'ada' })

test('code that did not come with the form is loaded when the form is sent', async () => {
  const changeAccount = vi.fn()
  vi.doMock('#data/writing/change-account.ts', () => {
    throw new Error('no connection')
  })
  const { settleDrafts } = await import('#screens/landing/settle-drafts.ts')
  await expect(settleDrafts(account)).rejects.toThrow()
  vi.doMock('#data/writing/change-account.ts', () => ({ changeAccount }))
  await settleDrafts(account)
  expect(changeAccount).toHaveBeenCalledWith(account)
})
