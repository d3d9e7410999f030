/**
 * Tests docs/spec/instance.md#security-policy with a wallet whose extension adds an inline script to the
 * page.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { windowedChromiumOptions } from '#tests/harness/chromium.ts'
import { createWallet } from '../captured/wallet.ts'
import { expect, test } from './journey.ts'
import { ownBrowser } from './own-browser.ts'

/**
 * Runs in the world of the page, where the policy holds for what it adds: so it does for all extensions in
 * Firefox.
 */
const manifest = (host: string) => ({
  manifest_version: 3,
  name: 'Wallet',
  version: '1',
  content_scripts: [
    { matches: [`http://${host}/*`], js: ['content.js'], run_at: 'document_start', world: 'MAIN' },
  ],
})

const WALLET = `window.ethereum = {
  request: ({ method, params }) =>
    method === 'personal_sign' ? window.signForWallet(params[0]) : [window.addressOfWallet],
}`

const CONTENT = `
  const script = document.createElement('script')
  script.textContent = ${JSON.stringify(WALLET)}
  document.documentElement.prepend(script)
  script.remove()
`

// docs/spec/instance.md#security-policy
test('a wallet that adds an inline script signs under the policy of the page', async ({
  baseURL,
  extraHTTPHeaders,
  host,
}, testInfo) => {
  test.skip(windowedChromiumOptions === null, 'only a Chromium with windows runs extensions')
  const extension = testInfo.outputPath('extension')
  mkdirSync(extension, { recursive: true })
  writeFileSync(join(extension, 'manifest.json'), JSON.stringify(manifest(host)))
  writeFileSync(join(extension, 'content.js'), CONTENT)
  const options = { baseURL, extraHTTPHeaders }
  const browser = await ownBrowser(testInfo.outputPath('profile'), options, {
    args: [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
    ignoreDefaultArgs: ['--disable-extensions'],
  })
  const page = await browser.newPage()
  const { address, sign } = createWallet('extension')
  await page.exposeFunction(
    'signForWallet',
    (hex: string) => `0x${sign(Buffer.from(hex.slice(2), 'hex').toString())}`,
  )
  await page.addInitScript((own) => Object.assign(window, { addressOfWallet: own }), address)
  await page.goto('/')
  const form = page.getByRole('form')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/Nobody here has this wallet yet/)).toBeVisible()
  // The policy is there, and refuses what comes after it.
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('window.ranInline = true')
    document.head.append(script)
    return Reflect.has(window, 'ranInline')
  })
  expect(ran).toBe(false)
  await browser.close()
})
