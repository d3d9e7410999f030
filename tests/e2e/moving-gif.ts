/** Makes a picture that moves: a GIF of one pixel that is red, then blue, and so on for ever. */
const LOOPS = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0]
const frame = (...colour: number[]) => [
  ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, ...colour, 0, 0, 0, 2, 2, 0x44, 1, 0],
]

export const MOVING_GIF = Buffer.from([
  ...Buffer.from('GIF89a'),
  ...[1, 0, 1, 0, 0, 0, 0],
  ...LOOPS,
  ...frame(255, 0, 0),
  ...frame(0, 0, 255),
  0x3b,
]).toString('base64')
