import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ServerState } from '#data/connection/ServerState.tsx'
import { Texts } from '#i18n/Texts.tsx'
import { hideStartNotice } from '#platform/start/start-notice.ts'
import { ScreenErrorBoundary } from './errors/ScreenErrorBoundary.tsx'
import { Outlet } from './Outlet.tsx'

/**
 * Gives every screen the translations and the server's state. The page is there now, so its own HTML need not
 * say that it is not.
 */
export function App({ client }: { client: QueryClient }) {
  useEffect(hideStartNotice, [])
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
