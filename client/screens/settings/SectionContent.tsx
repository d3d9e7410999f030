import type { ComponentType } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { useViewer } from '#data/connection/session.ts'
import type { Section } from '#domain/settings/section.ts'
import { AppearanceSection } from './AppearanceSection.tsx'
import { AuthenticationSection } from './AuthenticationSection.tsx'
import { DataSection } from './DataSection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { DeviceSection } from './DeviceSection.tsx'
import { PostsSection } from './PostsSection.tsx'

const CONTENT: Record<Section, ComponentType<{ viewer: Account }>> = {
  appearance: AppearanceSection,
  posts: PostsSection,
  authentication: AuthenticationSection,
  data: DataSection,
  device: DeviceSection,
  delete: DeleteSection,
}

/** Shows a section of the settings. */
export function SectionContent({ section }: { section: Section }) {
  const viewer = useViewer()
  const Content = CONTENT[section]
  return viewer && <Content viewer={viewer} />
}
