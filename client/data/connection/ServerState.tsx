/**
 * Gives everything below it the server's state. The visitor and the instance are handed down, because every
 * post asks for both several times: an observer of the cache for each costs more than drawing the post.
 */
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InstanceContext, instanceQuery } from './instance.ts'
import { VisitorContext, viewerQuery } from './session.ts'
import { useToken } from './token.ts'

/** Provides the cache, the visitor and the instance. */
export const ServerState = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <VisitorAndInstance>{children}</VisitorAndInstance>
  </QueryClientProvider>
)

function VisitorAndInstance({ children }: { children: ReactNode }) {
  'use memo'
  const token = useToken()
  const account = useQuery(viewerQuery(token)).data ?? null
  const instance = useQuery(instanceQuery).data ?? null
  return (
    <VisitorContext value={token === null ? { kind: 'guest' } : { kind: 'user', account }}>
      <InstanceContext value={instance}>{children}</InstanceContext>
    </VisitorContext>
  )
}
