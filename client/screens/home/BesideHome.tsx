import { HomeMarker } from '#components/home-marker/HomeMarker.tsx'
import { HomeParents } from '#components/post/parent/HomeParents.tsx'

/** Does what Home does beside showing posts. It loads after them, and shows nothing itself. */
export function BesideHome() {
  return (
    <>
      <HomeMarker />
      <HomeParents />
    </>
  )
}
