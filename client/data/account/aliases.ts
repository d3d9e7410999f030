/**
 * Declares accounts on other servers as one's own, and takes that back (docs/spec/account.md#aliases,
 * docs/spec/account.md#add-an-alias, docs/server/settings.md#add-an-alias,
 * docs/server/settings.md#remove-an-alias).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { addAlias, listAliases, removeAlias } from '#contract/endpoints/aliases.ts'
import type { Aliases } from '#contract/entities/aliases.ts'
import { call } from '../connection/api.ts'
import { deleteOnce } from '../connection/delete-once.ts'
import { aliasesQuery } from '../people/aliases.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'

/** Returns the mutation that adds the account with this `acct`. The server must know it. */
export function useAddAlias(viewerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (acct: string) => call(addAlias, { body: { acct } }),
    onSuccess: (aliases) => show(client, viewerId, aliases),
    onError: () => refetchAliases(client, viewerId),
  })
}

/** Returns the mutation that removes the alias with this actor id. */
export function useRemoveAlias(viewerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (actorId: string) =>
      deleteOnce(
        () => call(removeAlias, { body: { actor_id: actorId } }),
        async () => {
          const aliases = await call(listAliases, { params: { id: viewerId } })
          return aliases.declared_all.some(({ id }) => id === actorId) ? null : aliases
        },
      ),
    onSuccess: (aliases) => show(client, viewerId, aliases),
    onError: () => refetchAliases(client, viewerId),
  })
}

function show(client: QueryClient, viewerId: string, aliases: Aliases): void {
  showAliases(client, viewerId, aliases)
  tellTabs(client, { kind: 'aliases', aliases })
}

/** Shows the aliases as the server has them. */
export const showAliases = (client: QueryClient, viewerId: string, aliases: Aliases) =>
  client.setQueryData(aliasesQuery(viewerId).queryKey, aliases)

/** Another device may have changed them. */
const refetchAliases = (client: QueryClient, viewerId: string) =>
  void client.invalidateQueries(aliasesQuery(viewerId))
