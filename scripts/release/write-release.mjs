/** Writes the files of a release; the same client and version always make the same bytes. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync, zipSync } from 'fflate'
import { run } from '../run.mjs'
import { softwareBill } from './software-bill.mjs'
import { tar } from './tar.mjs'

const LICENCES = 'licences.txt'
const SUMS = 'SHA256SUMS'
/** The mode of every file, and the system whose modes these are, as a zip writes them. */
const MODE = 0o100644
const UNIX = 3

/**
 * Writes a release of the built client into a folder, and signs its sums where there is a key. Returns the
 * names of the files.
 */
export async function writeRelease({ client, folder, version, key }) {
  mkdirSync(folder, { recursive: true })
  const name = `kith-${version.version}`
  const time = new Date(version.date)
  const files = filesOf(client).map(([path, bytes]) => [`${name}/${path}`, bytes])
  const licences = readFileSync(join(client, LICENCES))
  const written = {
    [`${name}.tar.gz`]: gzipSync(tar(files, time), { level: 9, mtime: 0 }),
    [`${name}.zip`]: zip(files, time),
    [`${name}.cdx.json`]: Buffer.from(softwareBill(String(licences), version)),
    [LICENCES]: licences,
  }
  const sums = Object.entries(written).map(([file, bytes]) => `${hashOf(bytes)}  ${file}\n`)
  for (const [file, bytes] of Object.entries(written)) writeFileSync(join(folder, file), bytes)
  writeFileSync(join(folder, SUMS), sums.join(''))
  if (key !== undefined) await sign(join(folder, SUMS), key, `${name} ${version.commit}`)
  return readdirSync(folder).sort()
}

/** Returns the files of a folder by their paths, in the order of these. */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function zip(files, time) {
  // A zip has no zone: the library writes the time as it is here.
  const mtime = new Date(time.getTime() + time.getTimezoneOffset() * 60_000)
  return zipSync(Object.fromEntries(files), { level: 9, mtime, os: UNIX, attrs: MODE << 16 })
}

/** Signs a file; minisign itself asks for the password of a key that has one. */
async function sign(file, key, comment) {
  const { code } = await run('minisign', ['-S', '-s', key, '-m', file, '-t', comment])
  if (code !== 0) throw new Error('Signing with minisign failed (see above).')
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex')
