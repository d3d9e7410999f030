import { type RefCallback, type SyntheticEvent, useRef, useState } from 'react'
import { addressAnew, hasOnlySound, waitsInVain } from '#domain/post/file-problem.ts'

type Player = HTMLAudioElement | HTMLVideoElement

/** A player that has not moved for so long stands still. In milliseconds. */
const STALL_TIMEOUT_MS = 3000

/** Names what is said beside a player. */
type Note = 'only_sound' | 'stalled' | null

/**
 * Follows a player: whether it plays a film without its picture, whether somebody waits for it in vain, and
 * where it was when its file failed (docs/spec/media.md#files-that-cannot-be-shown).
 */
export function usePlayer<Watched extends Player>(onSize?: (player: Watched) => void) {
  const shown = useRef<Watched>(null)
  const isStalled = useRef(false)
  const standsStill = useRef(false)
  const nextLook = useRef(0)
  const tries = useRef(0)
  /** Seconds. */
  const failedAt = useRef(0)
  const [note, setNote] = useState<Note>(null)

  function look(player: Watched) {
    setNote(noteOf(player, { isStalled: isStalled.current, standsStill: standsStill.current }))
  }

  const follow = ({ currentTarget }: SyntheticEvent<Watched>) => look(currentTarget)

  function move(event: SyntheticEvent<Watched>) {
    const { currentTarget } = event
    clearTimeout(nextLook.current)
    standsStill.current = false
    nextLook.current = window.setTimeout(() => {
      standsStill.current = true
      look(currentTarget)
    }, STALL_TIMEOUT_MS)
    look(currentTarget)
  }

  /** Notes whether the file comes. */
  const noteFlow = (isComing: boolean) => (event: SyntheticEvent<Watched>) => {
    isStalled.current = !isComing
    follow(event)
  }

  /** The file has begun to come, perhaps before the player was on the page. */
  function begin(player: Watched) {
    onSize?.(player)
    if (failedAt.current > 0) player.currentTime = failedAt.current
    failedAt.current = 0
    look(player)
  }

  const events = (watch: RefCallback<Watched>) => ({
    ref: (player: Watched | null) => {
      shown.current = player
      if (player && player.readyState > 0) begin(player)
      return watch(player)
    },
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<Watched>) => begin(currentTarget),
    onProgress: noteFlow(true),
    onStalled: noteFlow(false),
    onPlay: move,
    onTimeUpdate: move,
    onPause: follow,
  })

  return {
    note,
    events,
    /** Another try goes on where the file broke off. */
    onFail(player: Watched) {
      failedAt.current = player.currentTime
      isStalled.current = false
      setNote(null)
    },
    /** Asks for the file anew, and plays on from the same place. */
    retry() {
      const player = shown.current
      if (!player) return
      tries.current += 1
      isStalled.current = false
      standsStill.current = false
      setNote(null)
      player.src = addressAnew(player.src, player.currentTime, tries.current)
      player.play().catch((error: unknown) => console.warn('a file does not play', error)) // its error event tells
      player.focus({ preventScroll: true })
    },
  }
}

/** Returns what is said beside a player as it is now. */
function noteOf(player: Player, how: { isStalled: boolean; standsStill: boolean }): Note {
  if (waitsInVain({ ...how, paused: player.paused })) return 'stalled'
  return player instanceof HTMLVideoElement && hasOnlySound(player) ? 'only_sound' : null
}
