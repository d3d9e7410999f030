/**
 * Chooses which part of a picture becomes somebody's profile picture or banner
 * (docs/spec/settings.md#pictures-of-a-profile).
 */

export interface Size {
  width: number
  height: number
}

/** A part of a picture, in pixels. */
export interface Region extends Size {
  left: number
  top: number
}

/**
 * Says which part is chosen: how much larger than at first it is shown, and where it lies between the edges,
 * from 0 to 1.
 */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const MAX_ZOOM = 5

/** The largest part, from the middle. */
export const FIRST_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The sizes in which the pictures of a profile are sent; the page shows them in these proportions. */
export const SIZES = {
  avatar: { width: 400, height: 400 },
  header: { width: 1500, height: 500 },
} as const satisfies Record<string, Size>

/** Returns the chosen part. It has the proportions of `shape` and lies inside the picture. */
export function regionOf(picture: Size, shape: Size, { zoom, x, y }: Crop): Region {
  const aspect = shape.width / shape.height
  const width = Math.min(picture.width, picture.height * aspect) / zoom
  const height = width / aspect
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height }
}

/** Returns the crop after the picture was pulled by a part of the frame's width and height. */
export function pulled(picture: Size, shape: Size, crop: Crop, byX: number, byY: number): Crop {
  const { left, top, width, height } = regionOf(picture, shape, crop)
  return placed(picture, crop.zoom, { left: left - byX * width, top: top - byY * height, width, height })
}

/** Returns the crop at another zoom, around the same middle. */
export function zoomed(picture: Size, shape: Size, crop: Crop, zoom: number): Crop {
  const before = regionOf(picture, shape, crop)
  const after = regionOf(picture, shape, { ...crop, zoom })
  const left = before.left + (before.width - after.width) / 2
  const top = before.top + (before.height - after.height) / 2
  return placed(picture, zoom, { ...after, left, top })
}

const placed = (picture: Size, zoom: number, { left, top, width, height }: Region): Crop => ({
  zoom,
  x: within(left, picture.width - width),
  y: within(top, picture.height - height),
})

/** Returns how far along its way something is, from 0 to 1; in the middle where there is no way to go. */
const within = (at: number, way: number): number =>
  way < 0.5 ? FIRST_CROP.x : Math.min(1, Math.max(0, at / way))

/** Returns whether the part can be moved sideways, and whether up and down. */
export function roomOf(picture: Size, shape: Size, crop: Crop): { x: boolean; y: boolean } {
  const { width, height } = regionOf(picture, shape, crop)
  return { x: picture.width - width >= 0.5, y: picture.height - height >= 0.5 }
}

/** Returns the size in which a part is sent: no larger than it is needed, and never enlarged. */
export function sentSize({ width, height }: Size, shape: Size): Size {
  const scale = Math.min(1, width / shape.width, height / shape.height)
  return {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  }
}
