import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Announcer } from './Announcer.tsx'
import { NoticePlace } from './NoticePlace.tsx'
import { announce } from './notices.ts'

test('says what was announced before it was there', async () => {
  announce('accepted')
  const screen = await render(
    <>
      <NoticePlace />
      <Announcer />
    </>,
  )
  await expect.element(screen.getByRole('log')).toHaveTextContent('accepted')
})

test('says what it is told, and the same words again as something new', async () => {
  const screen = await render(
    <>
      <NoticePlace />
      <Announcer />
    </>,
  )
  const log = screen.getByRole('log')
  announce('3 new posts')
  await expect.element(log).toHaveTextContent('3 new posts')
  const first = log.element().firstElementChild
  announce('3 new posts')
  await expect.poll(() => log.element().firstElementChild).not.toBe(first)
  await expect.element(log).toHaveTextContent('3 new posts')
})
