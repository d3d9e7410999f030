import { onTestFinished, vi } from 'vitest'

/** Keeps what the browser observes until it is reported, as when the page is busy. */
export function observeLater() {
  const kept: IntersectionObserverEntry[] = []
  let tell = (_: IntersectionObserverEntry[]) => {}
  class BusyObserver extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries) => kept.push(...entries), options)
      tell = (entries) => callback(entries, this)
    }
  }
  vi.stubGlobal('IntersectionObserver', BusyObserver)
  onTestFinished(() => void vi.unstubAllGlobals())
  return { kept, report: (count: number) => tell(kept.splice(0, count)) }
}
