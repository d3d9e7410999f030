/**
 * Lists the entries of the sidebar in their order (docs/spec/navigation.md#sidebar). "Log out" follows last;
 * it is no route.
 */
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { maySeeFederated } from './access.ts'

const SIDEBAR = [
  'notifications',
  'local',
  'known-network',
  'profile-directory',
  'bookmark-list',
  'settings',
  'about',
] as const

export type SidebarEntry = (typeof SIDEBAR)[number]

/** Returns the entries that the viewer sees. Unknown instance info hides the federated timeline. */
export const sidebarEntries = (instance: Instance | null, viewer: Account | null): SidebarEntry[] =>
  SIDEBAR.filter((entry) => entry !== 'known-network' || maySeeFederated(instance, viewer))
