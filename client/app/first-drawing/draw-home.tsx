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
import { VisitorContext } from '#data/connection/session.ts'
import { homeTimelineQuery } from '#data/posts/timelines.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { direction } from '#domain/locale.ts'
import { SNAPSHOT_ID } from '#domain/snapshot/place.ts'
import { showTexts } from '#i18n/i18n.ts'
import { Texts } from '#i18n/Texts.tsx'
import type { EarlyRequests } from '#platform/early-requests.ts'
import { keepPresses } from '#platform/waiting-presses.ts'
import { HomeScreen } from '#screens/home/HomeScreen.tsx'
import { Drawing, type Later } from './draw-once.ts'
import { Element } from './stand-ins/react.ts'
import { answer } from './stand-ins/react-query.ts'

/** The texts of the first screens in the language of the page. */
export interface FirstTexts {
  address: string
  locale: string
}

const HOME = `${listHomeTimeline.path}?limit=${PAGE_SIZE}`

/**
 * Draws the frame of the page and the first rows; resolves when they are painted. The other rows follow in the next frames.
 * Rejects where the answers are not as they should be, or the application has them already: then it says what there is.
 */
export async function drawHome(early: EarlyRequests, { address, locale }: FirstTexts): Promise<void> {
  const [texts, viewer, instance, home] = await Promise.all([
    import(/* @vite-ignore */ address),
    read(early, getViewer.path),
    read(early, getInstance.path),
    read(early, HOME),
  ])
  if (!(HOME in early)) throw new Error('the application has come first')
  showTexts(locale, direction(locale), texts.default)
  const items = parse(listHomeTimeline.returns, home.body)
  await breath()
  answer(homeTimelineQuery, { pages: [{ items, next: home.next }], pageParams: [null] })
  const account = parse(getViewer.returns, viewer.body)
  const drawing = new Drawing(rowsInTurn())
  const place = document.createElement('div')
  place.id = SNAPSHOT_ID
  place.dataset.drawing = ''
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
  document.getElementById(SNAPSHOT_ID)?.remove() // one that did not fit
  document.getElementById('root')?.before(place)
  document.documentElement.dataset.snapshot = 'fresh'
  window.kithPresses = keepPresses(SNAPSHOT_ID)
  await nextFrame()
  void drawRows(drawing.waiting)
}

/** Reads a copy of an answer; the application reads the answer itself. */
async function read(early: EarlyRequests, path: string): Promise<{ body: unknown; next: string | null }> {
  const answer = (await early[path]?.answer)?.clone()
  if (answer?.status !== 200) throw new Error(`there is no answer to ${path}`)
  return { body: await answer.json(), next: answer.headers.get('link') }
}

/** How many milliseconds of a frame may go into rows; the browser lays them out and paints them in the rest. */
const SHARE_OF_FRAME = 15

/** Lets rows wait that wait on the page too, and all but the first one when the first frame has had its share. */
function rowsInTurn(): Later {
  const end = performance.now() + SHARE_OF_FRAME
  let isFirst = true
  return ({ type, props }) => {
    if (type !== RowInTurn) return null
    if (!props.waits && (isFirst || performance.now() < end)) {
      isFirst = false
      return null
    }
    return {
      now: new Element(type, { ...props, waits: true }),
      later: new Element(type, { ...props, waits: false }),
    }
  }
}

/** Draws the rows that wait, a few in each frame. Who presses something or leaves needs the page sooner than further rows. */
async function drawRows(waiting: (() => void)[]): Promise<void> {
  while (waiting.length > 0 && !document.hidden && !window.kithPresses?.targets.length) {
    await nextFrame()
    const end = performance.now() + SHARE_OF_FRAME
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() < end)
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
