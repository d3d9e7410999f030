import { PublicTimeline } from './PublicTimeline.tsx'

export const LocalTimelineScreen = () => <PublicTimeline local />
