import type { Account } from '#contract/entities/account.ts'
import { ArchiveGroup } from './archive/ArchiveGroup.tsx'
import { ExportGroup } from './export/ExportGroup.tsx'
import { MovingGroups } from './MovingGroups.tsx'

/** Shows the export of follows and followers, and what moves them to another account. */
export function DataSection({ viewer }: { viewer: Account }) {
  return (
    <>
      <ExportGroup viewer={viewer} />
      <ArchiveGroup viewer={viewer} />
      <MovingGroups />
    </>
  )
}
