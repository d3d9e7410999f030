/**
 * Takes the pictures of a film: a window in which somebody uses the client, the pointer, and a line that says
 * what happens. Each picture is taken when the page stands still, so the film is the same on slow machines.
 */
import type { Locator, Page } from '@playwright/test'
import type { Frame } from './webp.ts'

const SCENE = { width: 1000, height: 680 }
/** How long a movement stands between two pictures, and what happened, so that it can be read. */
const STEP_MS = 100
const LOOK_MS = 1_800
const POINTER_STEPS = 4

const MARKUP = `
  <style>
    body { margin: 0; background: #d9d2d6; font: 600 17px system-ui, sans-serif; color: #22191e }
    main { display: grid; place-items: center; height: 640px }
    img { display: block; box-shadow: 0 2px 14px #22191e40 }
    p { margin: 0; line-height: 40px; text-align: center }
    svg { position: absolute; left: 0; top: 0; width: 22px; filter: drop-shadow(0 1px 2px #0008) }
  </style>
  <main><img></main><p></p>
  <svg viewBox="0 0 22 22"><path d="M2 1v17l5-4 3 7 3-1-3-7h6z" fill="#fff" stroke="#22191e" stroke-width="1.5"/></svg>`

export class Film {
  readonly frames: Frame[] = []
  readonly #page: Page
  readonly #scene: Page
  #pointer = { x: 500, y: 400 }
  #line = ''

  private constructor(page: Page, scene: Page) {
    this.#page = page
    this.#scene = scene
  }

  /** Begins a film of what is shown in a page. */
  static async of(page: Page): Promise<Film> {
    const browser = page.context().browser()
    if (browser === null) throw new Error('the page has no browser')
    const scene = await browser.newPage({ viewport: SCENE })
    await scene.setContent(MARKUP)
    return new Film(page, scene)
  }

  /** Says what happens from now on. */
  say(line: string): void {
    this.#line = line
  }

  /** Takes a picture of the page as it is, which stands for a while. */
  async look(ms = LOOK_MS): Promise<void> {
    const shown = await this.#page.screenshot({ animations: 'disabled' })
    await this.#scene.evaluate(
      async ({ source, line, pointer }) => {
        const [image, text, arrow] = ['img', 'p', 'svg'].map((name) => document.querySelector(name))
        if (!(image instanceof HTMLImageElement) || !text || !(arrow instanceof SVGElement)) return
        image.src = source
        await image.decode()
        text.textContent = line
        const { left, top } = image.getBoundingClientRect()
        arrow.style.transform = `translate(${left + pointer.x}px, ${top + pointer.y}px)`
      },
      {
        source: `data:image/png;base64,${shown.toString('base64')}`,
        line: this.#line,
        pointer: this.#pointer,
      },
    )
    this.frames.push({ png: await this.#scene.screenshot(), ms })
  }

  /** Moves the pointer to something and presses it. */
  async press(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box === null) throw new Error('what is pressed is not to be seen')
    const [from, to] = [this.#pointer, { x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    for (let step = 1; step <= POINTER_STEPS; step += 1) {
      const share = step / POINTER_STEPS
      this.#pointer = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      await this.look(STEP_MS)
    }
    await target.click()
  }

  /** Scrolls the page down, in steps that an eye can follow. */
  async scroll(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      await this.#page.evaluate(() => scrollBy({ top: 70, behavior: 'instant' }))
      await this.look(STEP_MS)
    }
  }

  async toTop(): Promise<void> {
    await this.#page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }

  /** Types a text, a few letters for each picture. */
  async type(field: Locator, text: string): Promise<void> {
    for (const part of text.match(/.{1,5}/g) ?? []) {
      await field.pressSequentially(part)
      await this.look(STEP_MS)
    }
  }

  async end(): Promise<readonly Frame[]> {
    await this.#scene.close()
    return this.frames
  }
}
