import { useState } from 'react'
import type { Instance } from '#contract/entities/instance.ts'
import { mediaTypeOf } from '#domain/composer/attachment.ts'
import { type Region, type Size, sentSize } from '#domain/profile-edit/crop.ts'
import {
  bytesOf,
  MOST_BYTES,
  type PictureProblem,
  pictureProblem,
  pictureTypes,
} from '#domain/profile-edit/pictures.ts'
import { cutPicture, readPicture } from '#platform/pictures/profile-pictures.ts'

/** The part of a picture that somebody has chosen, and the shape in which it is shown. */
export interface ChosenPart {
  region: Region
  shape: Size
}

/** Why all of a picture is used: to cut it would stop it, or the browser lets nobody change it. */
export type WholeReason = 'moving' | 'whole'

const TOO_LARGE = { moving: 'moves_too_large', whole: 'whole_too_large' } as const

/**
 * Reads a file that was chosen as picture of a profile. A still picture waits in `toCrop` until somebody has
 * chosen a part of it, one that moves is used as it is, and so is every picture where the browser lets nobody
 * change one (docs/spec/settings.md#pictures-of-a-profile).
 */
export function usePicture(instance: Instance, onChosen: (url: string) => void) {
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const [whole, setWhole] = useState<WholeReason | null>(null)
  const [isReading, setReading] = useState(false)
  const [toCrop, setToCrop] = useState<ImageBitmap | null>(null)

  function forget() {
    setProblem(null)
    setWhole(null)
  }

  async function choose(file: File) {
    forget()
    const found = pictureProblem(file, instance)
    setProblem(found)
    if (found || isReading) return
    setReading(true)
    try {
      const read = await readPicture(new Blob([file], { type: mediaTypeOf(file) }))
      if (read.kind === 'still') setToCrop(read.picture)
      else if (read.kind === 'uncleanable') setProblem('uncleanable')
      else takeWhole(read.url, read.kind)
    } catch (error) {
      console.warn('a picture could not be read', error)
      setProblem('unreadable')
    }
    setReading(false)
  }

  function takeWhole(url: string, reason: WholeReason) {
    if (bytesOf(url) > MOST_BYTES) return setProblem(TOO_LARGE[reason])
    setWhole(reason)
    onChosen(url)
  }

  /**
   * Takes the chosen part of the picture, or none. The window stays until it is there, so that nobody saves
   * without it.
   */
  async function finish(part: ChosenPart | null) {
    if (!toCrop || isReading) return
    if (part) {
      setReading(true)
      await take(toCrop, part)
      setReading(false)
    }
    setToCrop(null)
    toCrop.close()
  }

  async function take(picture: ImageBitmap, part: ChosenPart) {
    try {
      const url = await cut(picture, part)
      if (url) onChosen(url)
      else setProblem('too_large')
    } catch (error) {
      console.warn('a picture could not be cut', error)
      setProblem('unreadable')
    }
  }

  const cut = (picture: ImageBitmap, { region, shape }: ChosenPart) =>
    cutPicture(picture, region, sentSize(region, shape), pictureTypes(instance), MOST_BYTES)

  return { problem, whole, isReading, toCrop, choose, finish, forget }
}
