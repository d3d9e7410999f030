import type { Account } from '#contract/entities/account.ts'
import { useViewer } from '#data/connection/session.ts'
import type { Section } from '#domain/settings/section.ts'
import { lazyPart, type Part } from '#i18n/lazy-part.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Each section loads when it is opened. */
const CONTENT: Record<Section, Part<{ viewer: Account }>> = {
  appearance: lazyPart(async () => (await import('./AppearanceSection.tsx')).AppearanceSection),
  posts: lazyPart(async () => (await import('./PostsSection.tsx')).PostsSection),
  filters: lazyPart(async () => (await import('./FiltersSection.tsx')).FiltersSection),
  notifications: lazyPart(async () => (await import('./NotificationsSection.tsx')).NotificationsSection),
  keyboard: lazyPart(async () => (await import('./KeyboardSection.tsx')).KeyboardSection),
  authentication: lazyPart(async () => (await import('./AuthenticationSection.tsx')).AuthenticationSection),
  data: lazyPart(async () => (await import('./DataSection.tsx')).DataSection),
  device: lazyPart(async () => (await import('./DeviceSection.tsx')).DeviceSection),
  experiments: lazyPart(async () => (await import('./ExperimentsSection.tsx')).ExperimentsSection),
  delete: lazyPart(async () => (await import('./DeleteSection.tsx')).DeleteSection),
}

/** Shows a section of the settings. */
export function SectionContent({ section }: { section: Section }) {
  const viewer = useViewer()
  const Content = CONTENT[section]
  return viewer && <Content viewer={viewer} placeholder={<Skeleton shape="block" />} />
}
