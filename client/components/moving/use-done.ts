import { useViewer } from '#data/connection/session.ts'
import { profilePath } from '#domain/profile/link.ts'
import { navigate } from '#platform/page/location.ts'
import { toast } from '#ui/notices.ts'

/** Returns the function that says what was done, and leads to the viewer's own profile. */
export function useDone() {
  const viewer = useViewer()
  return (text: string) => {
    toast(text)
    if (viewer) navigate(profilePath(viewer))
  }
}
