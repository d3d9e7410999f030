/**
 * Lists the packages whose code or data is in the client, in the form of CycloneDX. It is made from the file
 * of licences, which the build writes of what it has bundled: `npm sbom` would list the packages of the
 * reference server too, which nobody is given.
 */
import { createHash } from 'node:crypto'

const HEADING = /^## (\S+) - (\S+) \((\S+)\)$/gm

/** Returns the list as JSON; its number and its time are those of the commit. */
export function softwareBill(licences, { version, commit, date }) {
  const [own, ...parts] = [...licences.matchAll(HEADING)].map(([, name, number, licence]) =>
    component('library', name, number, licence),
  )
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(commit)}`,
    version: 1,
    metadata: { timestamp: date, component: { ...own, type: 'application', version } },
    components: parts.sort((one, other) => (one.purl < other.purl ? -1 : 1)),
    dependencies: [{ ref: own['bom-ref'], dependsOn: parts.map((part) => part['bom-ref']) }],
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

function component(type, name, version, licence) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return { type, 'bom-ref': purl, name, version, purl, licenses: [{ license: { id: licence } }] }
}

/** Returns a UUID made of a text, always the same one. */
function uuidOf(text) {
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 32).split('')
  digits[12] = '8' // of no standard but its maker's
  digits[16] = 'a'
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
