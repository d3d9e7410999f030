/**
 * Shows Home before the application has come (docs/spec/navigation.md#posts-before-the-page). This is a script of its own, small
 * because it only draws (vite/first-drawing.ts). The drawing stands where a snapshot would stand, and the page takes its place in
 * the same way (docs/spec/offline.md#the-page-takes-over, docs/decisions/046-first-drawing.md).
 */
import { parse } from 'valibot'
import { Shell } from '#app/shell/Shell.tsx'
import { RowInTurn } from '#components/list/RowInTurn.tsx'
import { getInstance } from '#contract/endpoints/instance.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { listHomeTimeline } from '#contract/endpoints/timelines.ts'
import { InstanceContext } from '#data/connection/instance.ts'
import { noteServerTime } from '#data/connection/server-time.ts'
import { VisitorContext } from '#data/connection/session.ts'
import { homeTimelineQuery } from '#data/posts/timelines.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { direction } from '#domain/locale.ts'
import { SNAPSHOT_ID } from '#domain/snapshot/place.ts'
import { type Messages, showTexts } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import type { EarlyRequests } from '#platform/early-requests.ts'
import { keepPresses } from '#platform/waiting-presses.ts'
import { HomeScreen } from '#screens/home/HomeScreen.tsx'
import { Drawing, type DrawNow } from './draw-once.ts'
import { Element } from './stand-ins/react.ts'
import { answer } from './stand-ins/react-query.ts'

const HOME = `${listHomeTimeline.path}?limit=${PAGE_SIZE}`

/**
 * Draws the frame of the page and the first rows; resolves when they are laid out. The other rows follow in the next frames.
 * Rejects where the answers are not as they should be, or the application has them already: then it says what there is, and what
 * was drawn is removed by it.
 */
export async function drawHome(early: EarlyRequests, texts: Messages, locale: string): Promise<void> {
  const [viewer, instance] = await Promise.all([read(early, getViewer.path), read(early, getInstance.path)])
  showTexts(locale, direction(locale), texts)
  const account = parse(getViewer.returns, viewer.body)
  const drawing = new Drawing(drawLater)
  const place = document.createElement('div')
  place.id = SNAPSHOT_ID
  place.translate = false // the page is, which takes its place
  place.dataset.drawing = 'frame'
  const begin = performance.now()
  drawing.draw(
    <Texts>
      <VisitorContext value={{ kind: 'user', account }}>
        <InstanceContext value={parse(getInstance.returns, instance.body)}>
          <Shell route="home">
            <HomeScreen />
          </Shell>
        </InstanceContext>
      </VisitorContext>
    </Texts>,
    place,
  )
  const isSlow = performance.now() - begin > SHARE_OF_FRAME
  if (isSlow) await layOutUnseen(place, early)
  const { body, next } = await read(early, HOME)
  const items = parse(listHomeTimeline.returns, body)
  answer(homeTimelineQuery, { pages: [{ items, next }], pageParams: [null] })
  if (isSlow) await breath() // elsewhere a task more would only be a frame more
  drawing.waiting.shift()?.() // the screen, whose rows wait then
  drawSome(drawing.waiting, FIRST_ROWS)
  if (isSlow) mustBeFirst(early)
  else putOnPage(place, early)
  place.dataset.drawing = ''
  document.documentElement.dataset.snapshot = 'fresh'
  window.kithPresses = keepPresses(SNAPSHOT_ID)
  layOutWhenNeeded(place)
  await nextFrame()
  void drawRows(drawing.waiting)
}

/** Throws where the application has the answers already: it has looked by then for what it has to remove. */
function mustBeFirst(early: EarlyRequests): void {
  if (!(HOME in early)) throw new Error('the application has come first')
}

function putOnPage(place: HTMLElement, early: EarlyRequests): void {
  mustBeFirst(early)
  document.getElementById(SNAPSHOT_ID)?.remove() // one that did not fit
  document.getElementById('root')?.before(place)
}

/** Has the frame laid out before its posts: on a slow device both together would be one long task (client/styles/base.css). */
async function layOutUnseen(place: HTMLElement, early: EarlyRequests): Promise<void> {
  putOnPage(place, early)
  await nextFrame()
}

/** Has the rows far below laid out as soon as somebody moves: until then nobody sees them (client/styles/base.css). */
function layOutWhenNeeded(place: HTMLElement): void {
  const layOut = () => {
    place.dataset.drawing = 'whole'
  }
  for (const move of ['scroll', 'wheel', 'touchmove', 'keydown'])
    window.addEventListener(move, layOut, { capture: true, once: true, passive: true })
}

/** Reads a copy of an answer; the application reads the answer itself. */
async function read(early: EarlyRequests, path: string): Promise<{ body: unknown; next: string | null }> {
  const answer = (await early[path]?.answer)?.clone()
  if (answer) noteServerTime(answer, 0) // it was asked for since the page began
  if (answer?.status !== 200) throw new Error(`there is no answer to ${path}`)
  return { body: await answer.json(), next: answer.headers.get('link') }
}

/** How many milliseconds of a frame may go into drawing; the browser lays out and paints in the rest. */
const SHARE_OF_FRAME = 15

/** How many rows a frame draws at most: where they stand, and so whether the next ones are far below, is known after it. */
const ROWS_OF_FRAME = 5

/** How many rows the first frame draws at most: they fill most windows, and every further one would come before the first is seen. */
const FIRST_ROWS = 3

/** Lets the screen wait, so that the frame around it is drawn first, and then its rows. */
function drawLater(element: Element) {
  if (element.type === HomeScreen) return { now: new Element('div', {}), later: element }
  if (element.type !== RowInTurn) return null
  const as = (waits: boolean) => new Element(element.type, { ...element.props, waits })
  return { now: as(true), later: as(false) }
}

/** Draws a few rows, at least one, until they have had their share of the frame. */
function drawSome(waiting: DrawNow[], most: number): HTMLElement[] {
  const rows: HTMLElement[] = []
  const end = performance.now() + SHARE_OF_FRAME
  do {
    const row = waiting.shift()?.()
    if (row instanceof HTMLElement) rows.push(row)
  } while (waiting.length > 0 && rows.length < most && performance.now() < end)
  return rows
}

/** How far below the window a row is not worth its layout, in heights of the window. */
const FAR = 0.5

/** Draws the rows that wait, a few in each frame. Who presses something or leaves needs the page sooner than further rows. */
async function drawRows(waiting: DrawNow[]): Promise<void> {
  const isFar = (row: HTMLElement) => row.getBoundingClientRect().top > window.innerHeight * (1 + FAR)
  let rows: HTMLElement[] = []
  while (waiting.length > 0 && !document.hidden && !window.kithPresses?.targets.length) {
    await nextFrame()
    const areFar = rows.slice(-1).some(isFar)
    rows = drawSome(waiting, ROWS_OF_FRAME)
    if (areFar) for (const row of rows) row.dataset.far = ''
  }
}

/** Lets the browser do something else before a long task goes on. */
const breath = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

/** How long a frame may take, in milliseconds: a tab in the background has none. */
const PATIENCE = 500

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })
