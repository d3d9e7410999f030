/** Tests docs/spec/instance.md#a-release with the programs that people open it with. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { softwareBill } from '../scripts/release/software-bill.mjs'
import { writeRelease } from '../scripts/release/write-release.mjs'

const VERSION = { version: '1.2.3', commit: 'a'.repeat(40), date: '2026-11-26T20:36:21Z' }
const FILES = {
  'index.html': '<!doctype html>',
  'licences.txt': [
    '## kith - 1.2.3 (MIT)\n\nMIT License',
    '## react - 19.3.1 (MIT)\n\nMIT License',
    '## @noble/curves - 2.4.0 (ISC)\n\nISC',
  ].join('\n\n'),
  'assets/a-00000000.js': 'let a = 1\n'.repeat(100),
  // Languages disagree about the order of these.
  'assets/ch-00000000.js': '',
  'assets/cz-00000000.js': '',
  'assets/i-00000000.js': '',
}
const NAMES = ['SHA256SUMS', 'kith-1.2.3.cdx.json', 'kith-1.2.3.tar.gz', 'kith-1.2.3.zip', 'licences.txt']

let folder = ''
const client = () => join(folder, 'client')
const release = (name = '') => join(folder, 'release', name)
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const inRelease = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: release(), encoding: 'utf8' })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kith-release-'))
  mkdirSync(join(client(), 'assets'), { recursive: true })
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(client(), path), text)
  expect(await writeRelease({ client: client(), folder: release(), version: VERSION })).toEqual(NAMES)
})

afterAll(() => rmSync(folder, { recursive: true }))

// docs/spec/instance.md#a-release
describe.runIf(has('tar') && has('sha256sum'))('with tar and sha256sum', () => {
  test('the sums are those of the files', () => {
    expect(inRelease('sha256sum', '--check', '--strict', 'SHA256SUMS')).toBe(
      'kith-1.2.3.tar.gz: OK\nkith-1.2.3.zip: OK\nkith-1.2.3.cdx.json: OK\nlicences.txt: OK\n',
    )
  })

  test('the tar holds one folder with the files, which name nothing of the machine', () => {
    const env = { ...process.env, TZ: 'UTC' }
    const list = execFileSync('tar', ['-tvzf', release('kith-1.2.3.tar.gz'), '--full-time'], {
      env,
      encoding: 'utf8',
    })
    const lines = list.trim().split('\n')
    expect(lines.map((line) => line.split(/\s+/).at(-1))).toEqual([
      'kith-1.2.3/assets/a-00000000.js',
      'kith-1.2.3/assets/ch-00000000.js',
      'kith-1.2.3/assets/cz-00000000.js',
      'kith-1.2.3/assets/i-00000000.js',
      'kith-1.2.3/index.html',
      'kith-1.2.3/licences.txt',
    ])
    for (const line of lines) expect(line).toMatch(/^-rw-r--r-- root\/root +\d+ 2026-11-26 20:36:21 /)
    inRelease('tar', '-xzf', 'kith-1.2.3.tar.gz', '-C', folder)
    for (const [path, text] of Object.entries(FILES)) {
      expect(readFileSync(join(folder, 'kith-1.2.3', path), 'utf8')).toBe(text)
    }
  })
})

// docs/spec/instance.md#a-release
test('the zip holds the same', () => {
  const files = unzipSync(readFileSync(release('kith-1.2.3.zip')))
  const texts = Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])
  expect(Object.fromEntries(texts)).toEqual(
    Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`kith-1.2.3/${path}`, text])),
  )
})

// docs/spec/instance.md#a-release
test.skipIf(process.platform === 'win32').each([
  ['UTC', '022', 'C'],
  ['Asia/Kathmandu', '077', 'tr_TR.UTF-8'],
  ['America/St_Johns', '002', 'cs_CZ.UTF-8'],
])('in the zone %s, with the umask %s and the locale %s the bytes are the same', (TZ, umask, LC_ALL) => {
  const [copy, other] = [join(folder, TZ, 'client'), join(folder, TZ, 'release')]
  const script = `import('./scripts/release/write-release.mjs').then(({ writeRelease }) =>
    writeRelease(${JSON.stringify({ client: copy, folder: other, version: VERSION })}))`
  // A copy has modes, times and an order of its own.
  const shell = `umask ${umask} && mkdir -p '${copy}' && cp -r '${client()}/.' '${copy}' && exec "$0" -e "$1"`
  execFileSync('sh', ['-c', shell, process.execPath, script], { env: { ...process.env, TZ, LC_ALL } })
  for (const name of NAMES) {
    expect(readFileSync(join(other, name)).equals(readFileSync(release(name))), name).toBe(true)
  }
})

// docs/spec/instance.md#a-release
test('the list of parts names the packages with their licences, and is of the commit', () => {
  const bill = JSON.parse(softwareBill(FILES['licences.txt'], VERSION))
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: expect.stringMatching(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
    ),
    metadata: { timestamp: VERSION.date, component: { type: 'application', name: 'kith', version: '1.2.3' } },
  })
  expect(
    bill.components.map(({ purl, licenses }: { purl: string; licenses: unknown }) => [purl, licenses]),
  ).toEqual([
    ['pkg:npm/%40noble/curves@2.4.0', [{ license: { id: 'ISC' } }]],
    ['pkg:npm/react@19.3.1', [{ license: { id: 'MIT' } }]],
  ])
  const other = softwareBill(FILES['licences.txt'], { ...VERSION, commit: 'b'.repeat(40) })
  expect(JSON.parse(other).serialNumber).not.toBe(bill.serialNumber)
  expect(readFileSync(release('kith-1.2.3.cdx.json'), 'utf8')).toBe(
    softwareBill(FILES['licences.txt'], VERSION),
  )
})

// docs/spec/instance.md#a-release
test.skipIf(!has('minisign'))(
  'signed, the sums are checked with the public key (needs minisign)',
  async () => {
    const [secret, open] = [join(folder, 'secret.key'), join(folder, 'open.pub')]
    execFileSync('minisign', ['-G', '-W', '-s', secret, '-p', open])
    const signed = join(folder, 'signed')
    const names = await writeRelease({ client: client(), folder: signed, version: VERSION, key: secret })
    expect(names).toContain('SHA256SUMS.minisig')
    const check = () => execFileSync('minisign', ['-V', '-p', open, '-m', join(signed, 'SHA256SUMS')])
    expect(String(check())).toContain(`Trusted comment: kith-1.2.3 ${VERSION.commit}`)
    writeFileSync(join(signed, 'SHA256SUMS'), 'changed')
    expect(check).toThrow()
  },
)
