import { PublicTimeline } from './PublicTimeline.tsx'

export const FederatedTimelineScreen = () => <PublicTimeline local={false} />
