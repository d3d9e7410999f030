/**
 * Stands in for TanStack Query in the script that draws Home once (vite/first-drawing.ts): a query has the answer that is there,
 * or is waiting for it (docs/decisions/046-first-drawing.md).
 */

type Query = { queryKey: readonly unknown[]; select?: (answer: unknown) => unknown }

const answers = new Map<string, unknown>()

export const hashKey = (key: readonly unknown[]) => JSON.stringify(key)

/** Gives a query its answer. */
export const answer = ({ queryKey }: Pick<Query, 'queryKey'>, data: unknown) =>
  answers.set(hashKey(queryKey), data)

export const queryOptions = (query: Query) => query
export const infiniteQueryOptions = (query: Query) => query
export const skipToken = undefined

/** Returns a query in the state in which it is drawn first. */
export function useQuery({ queryKey, select = (answer) => answer }: Query) {
  const data = answers.get(hashKey(queryKey))
  return { data: data === undefined ? data : select(data), isPending: data === undefined }
}

/** Returns a list likewise. */
export function useInfiniteQuery(query: Query) {
  const list = answers.get(hashKey(query.queryKey)) as { pages: { next: unknown }[] } | undefined
  return { ...useQuery(query), hasNextPage: Boolean(list?.pages.at(-1)?.next) }
}

const nothing = () => undefined
const NONE: readonly never[] = []

export const replaceEqualDeep = nothing
export const useIsFetching = () => 0
export const useMutation = () => ({})
export const useMutationState = () => NONE
export const useQueryClient = nothing
