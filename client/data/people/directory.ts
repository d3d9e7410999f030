/**
 * Lists the people of this server, or everybody it knows, the most active first
 * (docs/spec/directory.md#directory, docs/server/accounts.md#directory).
 */
import { listDirectory } from '#contract/endpoints/search.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import { call } from '../connection/api.ts'
import { offsetListQuery } from '../lists/offset-list.ts'
import { loadRelationships } from './relationships.ts'

export const directoryQuery = (isLocal: boolean) =>
  offsetListQuery(['accounts', 'directory', isLocal], async (part, { client, signal }) => {
    const query = { order: 'active', local: isLocal, ...part }
    const people = await call(listDirectory, { query }, { signal })
    void loadRelationships(
      client,
      people.map(({ id }) => id),
    )
    return { items: people, unreadable: unreadableIn(people) }
  })
