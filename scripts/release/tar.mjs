/**
 * Writes files into a tar, in the oldest form that every program reads (ustar), with nothing of this machine.
 */

const BLOCK = 512

/** Returns the tar of files by their paths; all belong to root and are of the same time. */
export function tar(files, time) {
  const seconds = Math.floor(time.getTime() / 1000)
  const blocks = files.flatMap(([path, bytes]) => [
    header(path, bytes.length, seconds),
    bytes,
    gapAfter(bytes),
  ])
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])
}

const gapAfter = ({ length }) => Buffer.alloc((BLOCK - (length % BLOCK)) % BLOCK)

function header(path, size, seconds) {
  const block = Buffer.alloc(BLOCK)
  if (block.write(path) > 100) throw new Error(`${path} is too long for a tar`)
  const number = (value, at, length) => block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  number(0o644, 100, 8)
  number(0, 108, 8)
  number(0, 116, 8)
  number(size, 124, 12)
  number(seconds, 136, 12)
  block.write('        0', 148) // the sum counts itself as spaces; an ordinary file
  block.write('ustar\x0000root', 257)
  block.write('root', 297)
  block.write(
    `${block
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  return block
}
