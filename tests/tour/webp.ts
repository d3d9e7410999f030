/** Writes pictures and films as WebP, with the programs of Debian's package `webp`. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of 100: text stays sharp, and a picture of a whole page has about 60 kB. */
const QUALITY = '82'
/** Of 100: the pictures of a film stand for a moment only. */
const FILM_QUALITY = '60'

/** A picture of a film, as PNG, and for how many milliseconds it stands. */
export interface Frame {
  png: Buffer
  ms: number
}

export function saveWebp(png: Buffer, file: string): void {
  inFolder((folder) => {
    const source = join(folder, 'picture.png')
    writeFileSync(source, png)
    execFileSync('cwebp', ['-quiet', '-preset', 'text', '-q', QUALITY, source, '-o', file])
  })
}

/** Writes frames as a film that begins again when it has ended. */
export function saveFilm(frames: readonly Frame[], file: string): void {
  inFolder((folder) => {
    const args = frames.flatMap(({ png, ms }, at) => {
      const source = join(folder, `${at}.png`)
      writeFileSync(source, png)
      return ['-d', String(ms), source]
    })
    const options = ['-loop', '0', '-kmax', '60', '-lossy', '-q', FILM_QUALITY, '-m', '4']
    execFileSync('img2webp', [...options, ...args, '-o', file], { stdio: 'ignore' })
  })
}

function inFolder(work: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'kith-tour-'))
  try {
    work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
