import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { SOURCE_KINDS, type SourceKind } from '#domain/merged-feed/merged-feed.ts'
import { isServed } from '#domain/merged-feed/served.ts'

/** Returns the kinds of sources that this server shows the viewer. */
export function useSourceKinds(): SourceKind[] {
  const instance = useInstance()
  const viewer = useViewer()
  return SOURCE_KINDS.filter((kind) => isServed(kind, instance, viewer))
}
