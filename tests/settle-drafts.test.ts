import { expect, test, vi } from 'vitest'

test('code that did not come with the form is loaded when the form is sent', async () => {
  const changeAccount = vi.fn()
  vi.doMock('#data/writing/change-account.ts', () => {
    throw new Error('no connection')
  })
  const { settleDrafts } = await import('#screens/landing/settle-drafts.ts')
  await expect(settleDrafts('7')).rejects.toThrow()
  vi.doMock('#data/writing/change-account.ts', () => ({ changeAccount }))
  await settleDrafts('7')
  expect(changeAccount).toHaveBeenCalledWith('7')
})
