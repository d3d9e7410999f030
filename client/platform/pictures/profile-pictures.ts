/** Reads a picture for a profile, and cuts the part of it that is sent. */

import { readDataUrl } from '#platform/input/files.ts'
import { canvasTrust } from './canvas-trust.ts'
import { canvasOf, drawPart, encode, isOpaque, type Part, type Size, showsPart } from './drawing.ts'
import { cleanImage } from './image-metadata.ts'
import { isMoving } from './moving-pictures.ts'

/**
 * - `still`: a part of it can be chosen
 * - `moving`: to cut it would stop it
 * - `whole`: the browser lets nobody change it
 * - `uncleanable`: it can be used in no way, because nobody knows how to take out what it tells
 */
export type ReadPicture =
  | { kind: 'still'; picture: ImageBitmap }
  | { kind: 'moving' | 'whole'; url: string }
  | { kind: 'uncleanable' }

/**
 * Reads a file. Rejects when the browser cannot show it. A picture that is used as it is loses what it says
 * about its author.
 */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const moves = isMoving(bytes)
  if (!moves && (await canvasTrust()) !== 'none') return { kind: 'still', picture }
  picture.close()
  const clean = cleanImage(bytes, { staysTurned: true })
  if (!clean) return { kind: 'uncleanable' }
  const url = await readDataUrl(new Blob([clean.bytes], { type: file.type }))
  return { kind: moves ? 'moving' : 'whole', url }
}

/** In the order in which they are tried: JPEG is small and knows no transparency. */
const FOR_OPAQUE = ['image/jpeg', 'image/png', 'image/webp']
const FOR_TRANSPARENT = ['image/png', 'image/webp', 'image/jpeg']

/**
 * Returns a part of a picture as `data:` URL of at most so many bytes, in one of the types; null where none
 * is small enough.
 */
export async function cutPicture(
  picture: ImageBitmap,
  part: Part,
  size: Size,
  types: readonly string[],
  most: number,
): Promise<string | null> {
  const canvas = canvasOf(size)
  drawPart(canvas, picture, part)
  const wanted = isOpaque(canvas) ? FOR_OPAQUE : FOR_TRANSPARENT
  for (const type of wanted.filter((one) => types.includes(one))) {
    const blob = await encode(canvas, type)
    if (!blob || blob.size > most) continue
    if (!(await showsPart(blob, picture, part))) throw new Error('the picture is not what was drawn')
    return readDataUrl(blob)
  }
  return null
}
