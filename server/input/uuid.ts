/** Reads UUIDs in any valid spelling (docs/server/README.md#ids-in-addresses). */
import { Unreadable } from './unreadable.ts'

/** Returns the usual spelling of a UUID. Any other text is refused with the message of the real server. */
export function readUuid(text: string): string {
  const plain = /^\{(.*)\}$/.exec(text)?.[1] ?? text.replace(/^urn:uuid:/, '')
  if (!/^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(plain)) {
    throw new Unreadable(`UUID parsing failed: ${faultOf(plain)}`)
  }
  const digits = plain.replaceAll('-', '').toLowerCase()
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function faultOf(text: string): string {
  const stranger = /[^0-9a-f-]/i.exec(text)
  if (stranger) {
    const found = `found \`${stranger[0]}\` at ${stranger.index + 1}`
    return `invalid character: expected an optional prefix of \`urn:uuid:\` followed by [0-9a-fA-F-], ${found}`
  }
  const groups = text.split('-').length
  if (groups === 1) return `invalid length: expected length 32 for simple format, found ${text.length}`
  return groups === 5 ? 'invalid group length' : `invalid group count: expected 5, found ${groups}`
}
