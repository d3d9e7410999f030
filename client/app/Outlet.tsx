import { useQuery } from '@tanstack/react-query'
import type { Instance } from '#contract/entities/instance.ts'
import { instanceQuery } from '#data/connection/instance.ts'
import { useVisitor, viewerQuery } from '#data/connection/session.ts'
import { useToken } from '#data/connection/token.ts'
import { checkAccess } from '#domain/session/access.ts'
import { findRoute, pathTo, ROUTES } from '#domain/session/route-map.ts'
import { useHref, usePathname } from '#platform/page/location.ts'
import { ScreenErrorBoundary } from './errors/ScreenErrorBoundary.tsx'
import { StartError } from './errors/StartError.tsx'
import { PendingScreen } from './PendingScreen.tsx'
import { Redirect } from './Redirect.tsx'
import { Screen } from './screens.tsx'
import { Shell } from './shell/Shell.tsx'
import { useArrival } from './use-arrival.ts'

/**
 * Shows the screen of the current path, or goes where its guard sends the visitor
 * (docs/spec/access.md#guards, docs/spec/access.md#unknown-paths,
 * docs/spec/access.md#a-new-path-is-a-new-view).
 */
export function Outlet() {
  const pathname = usePathname()
  const href = useHref()
  const visitor = useVisitor()
  const instance = useQuery(instanceQuery)
  const token = useToken()
  const viewer = useQuery(viewerQuery(token))
  useArrival(href)

  const needed = token === null ? [instance] : [instance, viewer]
  const failed = needed.filter(({ isError, data }) => isError && !data)
  const [first] = failed
  if (first) {
    const retry = () => Promise.all(failed.map(({ refetch }) => refetch()))
    return (
      <StartError
        error={first.error}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={retry}
      />
    )
  }

  const route = findRoute(pathname)
  const judge = (known: Instance | null) =>
    route ? checkAccess(ROUTES[route.name].access, visitor, known) : 'home'
  let verdict = judge(instance.data ?? null)
  // A new answer may allow a screen that an old one refuses. If none comes, the old one counts.
  if (verdict !== 'allow' && instance.isStale && !instance.isError) verdict = judge(null)
  if (!route || (verdict !== 'allow' && verdict !== 'wait')) {
    return <Redirect to={pathTo(verdict === 'wait' || verdict === 'allow' ? 'home' : verdict)} />
  }
  return (
    <Shell route={route.name}>
      {/* The key lets no state leak from one path into the next. A thread stays while one goes through its
          posts. */}
      <ScreenErrorBoundary key={route.name === 'post' ? route.name : href}>
        {verdict === 'allow' ? <Screen name={route.name} /> : <PendingScreen />}
      </ScreenErrorBoundary>
    </Shell>
  )
}
