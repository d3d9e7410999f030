/** Decides in which size a picture is sent (docs/spec/attachments.md#the-size-of-a-picture). */

interface Size {
  width: number
  height: number
}

/** The pixels of a picture that is sent: enough for a photograph on any screen. */
const PIXELS = 2560 * 1920

/**
 * The shorter side, in pixels, that a long picture keeps: a screenshot of a whole page can be read as on the
 * phone that made it.
 */
const READABLE = 1080

/** Returns the size in which a picture is sent. It is never made larger, and keeps its shape. */
export function pictureSize({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    Math.max(Math.sqrt(PIXELS / (width * height)), READABLE / Math.min(width, height)),
  )
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
