import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PartBoundary } from '#components/feedback/PartBoundary.tsx'
import { ServerState } from '#data/connection/ServerState.tsx'
import { restored } from '#data/stored-answers/restored.ts'
import { Texts } from '#i18n/Texts.tsx'
import { PartFrame } from '#platform/page/part-frame.ts'
import { hideStartNotice } from '#platform/start/start-notice.ts'
import { noteVisit } from '#platform/start/visit-stage.ts'
import { ScreenErrorBoundary } from './errors/ScreenErrorBoundary.tsx'
import { Outlet } from './Outlet.tsx'

/** Ends the waiting for the page: its own HTML need not say any more that it is not there. */
function noteDrawn(): void {
  noteVisit(restored.current().size > 0 ? 'drawn as stored' : 'drawn')
  hideStartNotice()
}

/** Gives every screen the translations and the server's state. */
export function App({ client }: { client: QueryClient }) {
  useEffect(noteDrawn, [])
  return (
    <Texts>
      <ServerState client={client}>
        <PartFrame value={PartBoundary}>
          <ScreenErrorBoundary>
            <Outlet />
          </ScreenErrorBoundary>
        </PartFrame>
      </ServerState>
    </Texts>
  )
}
