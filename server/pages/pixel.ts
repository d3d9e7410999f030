/**
 * A transparent pixel. It is the header image of people without one, and the identicon where nothing draws
 * better ones.
 */
import { base64ToBytes } from '../input/base64.ts'

const PIXEL = base64ToBytes(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
)

export const pixel = () => PIXEL
