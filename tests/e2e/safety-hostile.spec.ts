/** Tests docs/spec/posts.md#content, docs/spec/instance.md#security-policy. */
import { HOSTILE } from '#tests/hostile/inputs.ts'
import { demoPerson, expect, posts, test } from './journey.ts'

/** Some of each kind; tests/hostile runs all of them through the walker alone. */
const DELIVERED = Object.values(HOSTILE).flatMap((kind) =>
  kind.filter(({ reads }, index) => index % 4 === 0 && reads.trim() !== ''),
)

// docs/spec/posts.md#content
test('hostile posts are inert, and their harmless text can be read @daily', async ({
  page,
  world,
  openAs,
  complaints,
}) => {
  expect(DELIVERED.length).toBeGreaterThanOrEqual(20)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('dialog', (dialog) => asked.push(`dialog: ${dialog.message()}`))
  await page.addInitScript(() => {
    Object.assign(window, { pwned: () => Object.assign(window, { wasPwned: true }) })
  })
  for (const [index, { html }] of DELIVERED.entries()) {
    const content = `<p>number ${index} begins</p>${html}`
    await world.control({ deliver: { author: 'wren', content } })
  }
  await openAs(demoPerson('alice'), '/home')

  const shown = new Map<number, string>()
  await expect
    .poll(
      async () => {
        for (const text of await posts(page).allTextContents()) {
          const index = /number (\d+) begins/.exec(text)?.[1]
          if (index) shown.set(Number(index), text)
        }
        // Somebody who reads on: rows that are passed too quickly are not drawn.
        if ((await page.locator('[data-undrawn]:visible').count()) === 0) await page.mouse.wheel(0, 400)
        return shown.size
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(DELIVERED.length)

  const squeeze = (text: string) => text.replace(/\s+/g, '')
  for (const [index, { reads }] of DELIVERED.entries()) {
    expect(squeeze(shown.get(index) ?? ''), DELIVERED[index]?.html).toContain(squeeze(reads))
  }
  expect(await page.evaluate(() => 'wasPwned' in window)).toBe(false)
  const own = new URL(page.url()).origin
  // Even in the inert document that is only read, the policy refuses handlers and styles, and says so.
  const refusals = complaints.splice(0)
  expect(refusals.filter((text) => !/violates the following Content Security Policy/.test(text))).toEqual([])
  expect(asked.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([])
})

// docs/spec/instance.md#security-policy
test('the page blocks what its content security policy forbids @daily', async ({ page, complaints }) => {
  await page.goto('/about')
  const refused = await page.evaluate(async () => {
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective))
    const attempt = (run: () => unknown) => {
      try {
        run()
        return 'allowed'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    const add = (tag: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      element.textContent = text
      document.body.append(element)
    }
    // A script within the debugger's own call is let through; a task of the page is not.
    await new Promise((resolve) => setTimeout(resolve, 0))
    const results = {
      html: attempt(() => {
        document.body.innerHTML = '<img src=x onerror="ran = true">'
      }),
      // biome-ignore lint/security/noGlobalEval: that it is refused is what is tested
      evaluation: attempt(() => globalThis.eval('1')),
      inlineScript: attempt(() => add('script', {}, 'ran = true')),
    }
    add('style', {}, 'body { display: none }')
    add('img', { src: 'https://evil.example/pixel.png' })
    add('iframe', { src: 'https://evil.example/' })
    await new Promise((resolve) => setTimeout(resolve, 0))
    // They are reported a little later, each in a task of its own.
    for (let frame = 0; frame < 120 && new Set(violations).size < 4; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return { ...results, violations: [...new Set(violations)].sort(), ran: 'ran' in window }
  })
  expect(refused).toMatchObject({ html: 'TypeError', inlineScript: 'TypeError', ran: false })
  expect(refused.evaluation).not.toBe('allowed')
  expect(refused.violations).toEqual(
    expect.arrayContaining(['frame-src', 'img-src', 'require-trusted-types-for', 'style-src-elem']),
  )
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

test('every response carries the content security policy of the real server @daily', async ({ request }) => {
  const policy =
    "base-uri 'self'; connect-src 'self' *; default-src 'none'; frame-ancestors 'none'; img-src 'self' data:; " +
    "manifest-src 'self'; media-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'"
  for (const path of [
    '/',
    '/home',
    '/api/v1/instance',
    '/api/v1/nothing',
    '/media/nothing.png',
    '/favicon.svg',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toBe(policy)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})
