/** A soft sound of two notes, made by the browser itself (docs/spec/notifications.md#a-soft-sound). */
import { inTime } from '#platform/time/in-time.ts'

/** Hertz, and the seconds after which each begins. */
const NOTES = [
  { pitch: 659, after: 0 },
  { pitch: 880, after: 0.12 },
] as const

/** Seconds. */
const LENGTH = 0.35

/** Of the loudest that there is. */
const VOLUME = 0.06

/** So long a browser may take to begin, in milliseconds: a sound that comes later says nothing. */
const AT_ONCE = 500

/** Plays the sound, unless the browser does not allow it: nobody has pressed anything on the page yet. */
export async function playSoftSound(): Promise<void> {
  if (typeof AudioContext !== 'function' || navigator.userActivation?.hasBeenActive === false) return
  const context = new AudioContext()
  try {
    await inTime(AT_ONCE, () => context.resume())
    await Promise.all(NOTES.map((note) => play(context, note)))
  } catch (error) {
    console.warn('the browser makes no sound', error)
  } finally {
    await context.close()
  }
}

/** Resolves when the note has died away. */
function play(context: AudioContext, { pitch, after }: (typeof NOTES)[number]): Promise<void> {
  const begin = context.currentTime + after
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(VOLUME, begin + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH)
  const tone = context.createOscillator()
  tone.frequency.value = pitch
  tone.connect(gain).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + LENGTH)
  return new Promise((resolve) => tone.addEventListener('ended', () => resolve()))
}
