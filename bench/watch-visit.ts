/**
 * Watches a page as somebody does who waits for it: when they see something, when they see posts, and when
 * the page answers what they press.
 */

/** Times in milliseconds since the navigation began, or since a press; none where it did not happen. */
export interface Marks {
  first?: number
  full?: number
  twenty?: number
  answered?: number
  /** How long each task above 50 ms took. */
  longTasks: number[]
  /** How far the page has moved by itself. */
  shift: number
}

declare global {
  interface Window {
    visit: Marks
  }
}

/**
 * Runs in the page. Looks at every frame and gives a change the time of the frame after the one that painted
 * it. Presses the first Like as soon as that can be seen, and waits until the page itself shows the answer.
 */
export function watchVisit(): void {
  const marks: Marks = { longTasks: [], shift: 0 }
  window.visit = marks
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        marks.shift += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })

  type Mark = 'first' | 'full' | 'twenty' | 'answered'
  const LIKE = 'article [data-icon="heart"], article button[data-like]'
  let painted: Mark[] = []
  let before: string | null | undefined
  const look = () => {
    for (const name of painted) marks[name] ??= performance.now()
    painted = []
    const posts = document.querySelectorAll('article')
    const last = posts[posts.length - 1]?.getBoundingClientRect()
    if (posts.length > 0) painted.push('first')
    if (posts.length >= 20 || (last && last.bottom >= innerHeight)) painted.push('full')
    if (posts.length >= 20) painted.push('twenty')
    const like = document.querySelector<HTMLElement>(LIKE)
    if (before === undefined && marks.first !== undefined && like) {
      before = like.getAttribute('aria-pressed')
      like.click()
    } else if (before !== undefined && like && like.getAttribute('aria-pressed') !== before) {
      painted.push('answered')
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
