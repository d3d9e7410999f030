import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { activateLocale } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import { FeedMenu } from './FeedMenu.tsx'

beforeAll(() => activateLocale('en', 'ltr'))

// docs/spec/navigation.md#feed-switcher
test('a button says how many custom feeds there are, and lists them all', async () => {
  const feeds = Array.from({ length: 11 }, (_, index) => ({ id: String(index), title: `Feed ${index}` }))
  const screen = await render(
    <Texts>
      <FeedMenu feeds={feeds} />
    </Texts>,
  )
  await screen.getByRole('button', { name: 'All 11 custom feeds' }).click()
  expect(screen.getByRole('menuitem').elements()).toHaveLength(11)
  await expect
    .element(screen.getByRole('menuitem', { name: 'Feed 10' }))
    .toHaveAttribute('href', '/custom-feed/10/timeline')
})
