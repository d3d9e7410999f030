import type { QueryClient } from '@tanstack/react-query'
import { ServerState } from '#data/connection/ServerState.tsx'
import { Texts } from '#i18n/Texts.tsx'
import { ScreenErrorBoundary } from './errors/ScreenErrorBoundary.tsx'
import { Outlet } from './Outlet.tsx'

/** Gives every screen the translations and the server's state. */
export function App({ client }: { client: QueryClient }) {
  return (
    <Texts>
      <ServerState client={client}>
        <ScreenErrorBoundary>
          <Outlet />
        </ScreenErrorBoundary>
      </ServerState>
    </Texts>
  )
}
