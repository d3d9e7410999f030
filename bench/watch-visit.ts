/**
 * Watches a page as somebody does who waits for it: when they see posts, and when the page answers what they
 * press.
 */

export type Mark = 'first' | 'full' | 'twenty' | 'answered'

declare global {
  interface Window {
    visit: {
      /** Milliseconds since the visit began; none where it did not happen. */
      marks: Partial<Record<Mark, number>>
      /** How long each task above 50 ms took. */
      longTasks: number[]
      /** How far the page has moved by itself. */
      shift: number
      /** Answers of the API that were there before the first post. */
      answersBefore: number
    }
    sayMark(mark: Mark): void
  }
}

/**
 * Runs in the page. The visit begins with the navigation, or with the form that is sent. Looks at every frame
 * and gives a change the time of the frame after the one that painted it. Presses the first Like as soon as
 * that can be seen, and waits until the page itself shows the answer.
 */
export function watchVisit(): void {
  const visit: Window['visit'] = { marks: {}, longTasks: [], shift: 0, answersBefore: 0 }
  const { marks } = visit
  window.visit = visit
  let began = 0
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime >= began) note(entry)
    }).observe({ type, buffered: true })
  observe('longtask', ({ duration }) => visit.longTasks.push(duration))
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
      visit.shift += Number(entry.value)
  })
  addEventListener(
    'submit',
    () => {
      began = performance.now()
    },
    true,
  )

  const countAnswers = () =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, responseEnd }) =>
        name.includes('/api/') && responseEnd > began && responseEnd <= performance.now(),
    ).length
  const LIKE = 'article [data-icon="heart"], article button[data-like]'
  let painted: Mark[] = []
  let before: string | null | undefined
  const look = () => {
    for (const name of painted) {
      if (marks[name] !== undefined) continue
      marks[name] = performance.now() - began
      if (name === 'first') visit.answersBefore = countAnswers()
      window.sayMark(name)
    }
    painted = []
    const posts = document.querySelectorAll('article')
    const last = posts[posts.length - 1]?.getBoundingClientRect()
    if (posts.length > 0) painted.push('first')
    // A windowed list holds only what fills the screen.
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
