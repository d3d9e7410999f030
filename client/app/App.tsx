import { I18nProvider } from '@lingui/react'
import type { QueryClient } from '@tanstack/react-query'
import { ServerState } from '#data/connection/ServerState.tsx'
import { i18n } from '#i18n/i18n.ts'
import { Outlet } from './Outlet.tsx'

/** Gives every screen the translations and the server's state. */
export function App({ client }: { client: QueryClient }) {
  return (
    <I18nProvider i18n={i18n}>
      <ServerState client={client}>
        <Outlet />
      </ServerState>
    </I18nProvider>
  )
}
