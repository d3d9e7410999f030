import { patiently } from '../patience.ts'

/**
 * For the `ref` of a button that leaves for what it loads: for the next rows, for what could not be loaded before. When it
 * leaves with the focus, what came in its place has it next.
 */
export function handOverInPlace(button: HTMLElement | null): void {
  button?.addEventListener('focus', async () => {
    // It has come with what is loaded late (vite/chunks.ts).
    const { watchPlace } = await patiently(() => import('./in-place.ts'))
    watchPlace(button)
  })
}
