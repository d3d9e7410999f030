/**
 * Keeps pictures still that move, for readers who want no motion (docs/spec/conventions.md#motion). No server
 * makes still ones: what it calls static is the same file. So the first frame is drawn on a canvas that takes
 * the place and the look of the picture. Nothing is read from it, so it matters neither where the picture is
 * from nor what a browser tells about a canvas.
 */
import { createStore } from '../storage/store.ts'

/** A photograph never moves, and needs no second copy. */
const NEVER_MOVES = /\.jpe?g$/i

/** The picture viewer, which was opened to see pictures as they are. */
const ASKED_FOR = 'dialog .pswp'

/**
 * The elements at which somebody points, or on which they have the focus: the pictures in them move as long.
 */
const POINTED_AT = 'a, button, [role="option"], img, canvas'

const systemWants = matchMedia('(prefers-reduced-motion: reduce)')
const { documentElement: root } = document

/** The pictures that stand still, each with what is shown in its place. */
const frames = new Map<HTMLImageElement, HTMLCanvasElement>()
let released: HTMLImageElement[] = []
/** The pictures that somebody has started. */
const started = new WeakSet<HTMLImageElement>()
let isWatching = false

const isWanted = () => systemWants.matches || (root.dataset.look ?? '').split(' ').includes('still')

/** Whether pictures stand still now. */
export const stillness = createStore(isWanted())

/** Keeps pictures still from now on whenever that is wanted; returns the function that stops it. */
export function holdPictures(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const showLoaded = ({ target }: Event) => target instanceof HTMLImageElement && show(target)
  const observer = new MutationObserver(showAll)
  observer.observe(root, { attributeFilter: ['data-look'] })
  systemWants.addEventListener('change', showAll, { signal })
  document.addEventListener('load', showLoaded, { capture: true, signal })
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, showWherePointed, { signal })
  showAll()
  return () => {
    ending.abort()
    observer.disconnect()
  }
}

/** Lets a picture move until it is stopped, or stops it. */
export function startPicture(image: HTMLImageElement, moves: boolean): void {
  if (moves) started.add(image)
  else started.delete(image)
  show(image)
}

function showAll(): void {
  stillness.set(isWanted())
  for (const image of document.querySelectorAll('img')) show(image)
}

/** Shows a picture still or as it is, whatever is wanted now. */
function show(image: HTMLImageElement): void {
  release(image)
  if (isWanted() && !started.has(image) && mayMove(image)) hold(image)
}

function mayMove(image: HTMLImageElement): boolean {
  if (!image.complete || image.naturalWidth === 0 || image.hidden) return false
  return !NEVER_MOVES.test(new URL(image.currentSrc, location.href).pathname) && !image.closest(ASKED_FOR)
}

/** Puts the first frame where the picture is. The picture stays in its place, to be read aloud and copied. */
function hold(image: HTMLImageElement): void {
  const frame = firstFrame(image)
  image.after(frame)
  image.style.position = 'absolute'
  image.style.opacity = '0'
  image.style.pointerEvents = 'none'
  frames.set(image, frame)
  if (isWatching) return
  isWatching = true
  new MutationObserver(forgetRemoved).observe(document.body, { childList: true, subtree: true })
}

function release(image: HTMLImageElement): void {
  const frame = frames.get(image)
  if (!frame) return
  frames.delete(image)
  frame.remove()
  for (const property of ['position', 'opacity', 'pointer-events']) image.style.removeProperty(property)
}

/** Draws the first frame as large as it is shown. A canvas takes no other one of a picture that moves. */
function firstFrame(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image
  const shown = Math.max(image.clientWidth / width, image.clientHeight / height) * devicePixelRatio
  const scale = Math.min(1, shown || 1)
  const frame = document.createElement('canvas')
  frame.width = Math.max(1, Math.round(width * scale))
  frame.height = Math.max(1, Math.round(height * scale))
  frame.className = image.className
  Object.assign(frame.dataset, image.dataset)
  frame.setAttribute('aria-hidden', 'true')
  frame.getContext('2d')?.drawImage(image, 0, 0, frame.width, frame.height)
  return frame
}

/** Lets the pictures move that somebody points at, and holds the former ones. */
function showWherePointed({ target }: Event): void {
  if (frames.size + released.length === 0) return
  const place = target instanceof Element ? target.closest(POINTED_AT) : null
  const pointed = [...frames].filter(([image, frame]) => place?.contains(image) || place === frame)
  const former = released.filter((image) => !place?.contains(image))
  released = [...released.filter((image) => place?.contains(image)), ...pointed.map(([image]) => image)]
  for (const [image] of pointed) release(image)
  for (const image of former) show(image)
}

/** A picture that has left takes its frame along. */
function forgetRemoved(): void {
  for (const [image, frame] of frames) {
    if (image.isConnected) continue
    frames.delete(image)
    frame.remove()
  }
  released = released.filter((image) => image.isConnected)
}
