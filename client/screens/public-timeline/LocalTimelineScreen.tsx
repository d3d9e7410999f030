import { PublicTimeline } from './PublicTimeline.tsx'

/** Shows the public posts of this server. */
export const LocalTimelineScreen = () => <PublicTimeline local />
