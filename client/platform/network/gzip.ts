import { gzipSync, strToU8 } from 'fflate'

/** Compresses a text as small as it gets. The same text makes the same bytes, at any time. */
export const gzip = (text: string): Uint8Array => gzipSync(strToU8(text), { level: 9, mtime: 0 })
