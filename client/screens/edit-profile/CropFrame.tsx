import { type PointerEvent, useRef } from 'react'
import type { Region, Size } from '#domain/profile-edit/crop.ts'
import { drawPart } from '#platform/pictures/drawing.ts'
import styles from './CropFrame.module.css'

/** The width of the canvas in pixels: sharp on a dense screen. */
const WIDTH = 960

/** Shows the chosen part of a picture. It can be pulled with mouse or finger. */
export function CropFrame({
  label,
  picture,
  region,
  shape,
  onPull,
}: {
  label: string
  picture: ImageBitmap
  region: Region
  shape: Size
  /** Gets how far it was pulled, in parts of its width and height. */
  onPull: (byX: number, byY: number) => void
}) {
  const last = useRef<{ x: number; y: number } | null>(null)

  function pull(event: PointerEvent<HTMLCanvasElement>) {
    if (!last.current) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    onPull((x - last.current.x) / width, (y - last.current.y) / height)
    last.current = { x, y }
  }

  return (
    <canvas
      ref={(canvas) => {
        if (canvas) drawPart(canvas, picture, region)
      }}
      role="img"
      aria-label={label}
      className={styles.frame}
      data-square={shape.width === shape.height}
      width={WIDTH}
      height={(WIDTH * shape.height) / shape.width}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        last.current = null
      }}
      onPointerCancel={() => {
        last.current = null
      }}
    />
  )
}
