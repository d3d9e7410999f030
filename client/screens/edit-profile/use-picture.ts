import { useState } from 'react'
import type { Instance } from '#contract/entities/instance.ts'
import { type Region, type Size, sentSize } from '#domain/profile-edit/crop.ts'
import {
  bytesOf,
  LONGEST_URL,
  MOST_BYTES,
  type PictureProblem,
  pictureProblem,
  pictureTypes,
} from '#domain/profile-edit/pictures.ts'
import { cutPicture, readPicture } from '#platform/profile-pictures.ts'

/** The part of a picture that somebody has chosen, and the shape in which it is shown. */
export interface ChosenPart {
  region: Region
  shape: Size
}

/**
 * Reads a file that was chosen as picture of a profile. A still picture waits in `toCrop` until somebody has chosen a part of
 * it, one that moves is used as it is (docs/spec/settings.md#pictures-of-a-profile).
 */
export function usePicture(instance: Instance, onChosen: (url: string) => void) {
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const [moves, setMoves] = useState(false)
  const [isReading, setReading] = useState(false)
  const [toCrop, setToCrop] = useState<ImageBitmap | null>(null)

  function forget() {
    setProblem(null)
    setMoves(false)
  }

  async function choose(file: File) {
    forget()
    const found = pictureProblem(file, instance)
    setProblem(found)
    if (found || isReading) return
    setReading(true)
    try {
      const read = await readPicture(file)
      if (read.moves) takeMoving(read.url)
      else setToCrop(read.picture)
    } catch (error) {
      console.warn('a picture could not be read', error)
      setProblem('unreadable')
    }
    setReading(false)
  }

  function takeMoving(url: string) {
    if (bytesOf(url) > MOST_BYTES) return setProblem('moves_too_large')
    setMoves(true)
    onChosen(url)
  }

  /** Takes the chosen part of the picture, or none. */
  function finish(part: ChosenPart | null) {
    setToCrop(null)
    if (!toCrop) return
    const url = part && cut(toCrop, part)
    toCrop.close()
    if (url) onChosen(url)
    else if (part) setProblem('too_large')
  }

  function cut(picture: ImageBitmap, { region, shape }: ChosenPart) {
    return cutPicture(picture, region, sentSize(region, shape), pictureTypes(instance), LONGEST_URL)
  }

  return { problem, moves, isReading, toCrop, choose, finish, forget }
}
