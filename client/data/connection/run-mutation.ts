/** Runs mutations from places that keep nothing of them. */
import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/**
 * Runs a mutation that no component watches. A button that is on every card makes it when it is pressed: an
 * observer for each would stay in memory, pressed or not.
 */
export const runMutation = <Answer, Sent>(
  client: QueryClient,
  options: MutationOptions<Answer, Error, Sent>,
  sent: Sent,
): Promise<Answer> => client.getMutationCache().build(client, options).execute(sent)
