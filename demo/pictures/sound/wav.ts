/** Writes sound as WAV: one channel, 16 bits. */
export function encodeWav(sound: Float64Array, samplesPerSecond: number): Uint8Array {
  const HEADER = 44
  const bytes = Buffer.alloc(HEADER + sound.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(samplesPerSecond, 24)
  bytes.writeUInt32LE(samplesPerSecond * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(sound.length * 2, 40)
  sound.forEach((value, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), HEADER + index * 2)
  })
  return new Uint8Array(bytes)
}
