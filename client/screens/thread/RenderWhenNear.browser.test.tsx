/** Tests docs/spec/threads.md#long-threads. */
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { observeLater } from '#tests/harness/observe-later.ts'
import { RenderWhenNear } from './RenderWhenNear.tsx'

// docs/spec/threads.md#long-threads
test('content that came near before the browser had said that it was far is shown', async () => {
  const { kept, report } = observeLater()
  onTestFinished(() => window.scrollTo(0, 0))
  const { container } = await render(
    <>
      <div style={{ blockSize: 10 * window.innerHeight }} />
      <RenderWhenNear id="post" now={false}>
        <article>near</article>
      </RenderWhenNear>
      <div style={{ blockSize: window.innerHeight }} />
    </>,
  )
  const article = () => container.querySelector('article')?.textContent
  await expect.poll(() => kept.length).toBe(1)
  window.scrollTo(0, 10 * window.innerHeight)
  await expect.poll(() => kept.length).toBe(2)
  expect(article()).toBeUndefined()
  report(2)
  await expect.poll(article).toBe('near')
})
