import {
  Bookmark,
  Ellipsis,
  Globe,
  Heart,
  type LucideIcon,
  MessageCircle,
  Repeat2,
  SmilePlus,
} from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type DrawnIcon, drawn } from './drawn-icon.ts'

const OUTLINED: [DrawnIcon, LucideIcon][] = [
  ['message-circle', MessageCircle],
  ['repeat', Repeat2],
  ['heart', Heart],
  ['smile-plus', SmilePlus],
  ['bookmark', Bookmark],
  ['ellipsis', Ellipsis],
  ['globe', Globe],
]

/** Pixels of an icon here, and of the square that its lines are drawn in. */
const [SHOWN, DRAWN] = [240, 24]

test.each(OUTLINED)('%s is cut out where a pen draws its lines', async (icon, Drawing) => {
  await render(
    <>
      <style>{`i { display: flex; visibility: hidden; --size-icon: ${SHOWN}px } i::before { visibility: visible }`}</style>
      <i {...drawn(icon)} />
      <Drawing />
    </>,
  )
  const [cut, path] = [document.querySelector('i'), document.querySelector('path')]
  if (!cut || !path) throw new Error('nothing is drawn')
  const { left, top } = cut.getBoundingClientRect()
  path.style.strokeLinecap = path.style.strokeLinejoin = 'round'
  const isDrawn = (point: DOMPointInit, width: number) => {
    path.style.strokeWidth = `${width}`
    return path.isPointInStroke(point)
  }
  const wrong: DOMPointInit[] = []
  const covered: DOMPointInit[] = []
  for (let x = 0.1; x < DRAWN; x += 0.4) {
    for (let y = 0.1; y < DRAWN; y += 0.4) {
      const scale = SHOWN / DRAWN
      const isCut = document.elementFromPoint(left + x * scale, top + y * scale) === cut
      if (isCut) covered.push({ x, y })
      // A tenth of a pixel to both sides of the edge either is right.
      if (isCut ? !isDrawn({ x, y }, 1.95) : isDrawn({ x, y }, 1.55)) wrong.push({ x, y })
    }
  }
  expect(wrong).toEqual([])
  expect(covered.length).toBeGreaterThan(50)
})
