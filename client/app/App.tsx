import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { i18n } from '#i18n/i18n.ts'
import { Outlet } from './Outlet.tsx'

/** Gives every screen the translations and the server's state. */
export function App({ client }: { client: QueryClient }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Outlet />
      </QueryClientProvider>
    </I18nProvider>
  )
}
