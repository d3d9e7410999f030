import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getViewer } from '#contract/endpoints/session.ts'
import { connectToServer, signInAs, tokenOf } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { loadRelationships, relationshipQuery } from './relationships.ts'

test('an id that is no UUID does not prevent loading the other relationships', async () => {
  connectToServer()
  const { id } = await call(getViewer, {}, { token: await tokenOf('bob') })
  await signInAs('alice')

  const client = new QueryClient()
  await loadRelationships(client, ['17', id, 'nobody'])
  expect(client.getQueryData(relationshipQuery(id).queryKey)).toMatchObject({ id })
})
