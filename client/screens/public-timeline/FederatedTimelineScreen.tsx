import { PublicTimeline } from './PublicTimeline.tsx'

/** Shows the public posts of all servers that this one knows. */
export const FederatedTimelineScreen = () => <PublicTimeline local={false} />
