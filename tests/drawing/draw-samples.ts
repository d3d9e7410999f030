/** Is built as the first drawing is (vite/first-drawing.ts), so that its samples can be compared with what React DOM draws. */
import { Drawing } from '#app/first-drawing/draw-once.ts'
import { Element } from '#app/first-drawing/stand-ins/react.ts'
import { Greeting, others, samples, WAITING, Waits } from './samples.tsx'

/** Draws a sample into a new element. */
export function draw(name: string): HTMLElement {
  const place = document.createElement('div')
  new Drawing().draw({ ...samples, ...others }[name], place)
  return place
}

/** Draws a sample in which a greeting waits. Returns its place, and what draws the greeting there. */
export function drawWaiting(): { place: HTMLElement; waiting: (() => void)[] } {
  const place = document.createElement('div')
  const drawing = new Drawing((element) =>
    element.type === Greeting ? { now: new Element(Waits, {}), later: element } : null,
  )
  drawing.draw(samples[WAITING], place)
  return { place, waiting: drawing.waiting }
}
