import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { AnyPostRow } from '#components/post-list/AnyPostRow.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import { foundAccountsQuery, foundPostsQuery, foundTagsQuery } from '#data/search/search.ts'
import { SEARCH_KINDS, type SearchKind } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import { FirstResults } from './FirstResults.tsx'
import { NoResults } from './NoResults.tsx'
import { ResultCount } from './ResultCount.tsx'
import { TagRow } from './TagRow.tsx'

/**
 * Shows the results for plain words: the first people and tags, then all posts. Each kind loads, and may
 * fail, on its own (docs/spec/search.md#one-kind-at-a-time).
 */
export function MixedResults({
  words,
  searches,
}: {
  words: string
  searches: Partial<Record<SearchKind, string>>
}) {
  const t = useText()
  const kinds = SEARCH_KINDS.filter((kind) => searches[kind] !== undefined)
  const people = foundAccountsQuery(searches.accounts ?? '')
  const tags = foundTagsQuery(searches.tags ?? '')
  const posts = foundPostsQuery(searches.posts ?? '')
  const found = {
    accounts: useInfiniteQuery({ ...people, enabled: kinds.includes('accounts') }),
    tags: useInfiniteQuery({ ...tags, enabled: kinds.includes('tags') }),
    posts: useInfiniteQuery({ ...posts, enabled: kinds.includes('posts') }),
  }
  const isNothing = kinds.every((kind) => found[kind].data?.pages.every(({ items }) => items.length === 0))
  if (isNothing) return <NoResults q={words} kinds={kinds} />
  return (
    <>
      {kinds.includes('accounts') && (
        <FirstResults kind="accounts" words={words} list={people} row={ProfileRow} most={3} />
      )}
      {kinds.includes('tags') && <FirstResults kind="tags" words={words} list={tags} row={TagRow} most={5} />}
      <section aria-label={t('search.posts')}>
        <ResultCount kind="posts" list={posts} />
        <PagedList
          label={t('search.posts')}
          more={t('search.more')}
          list={posts}
          row={AnyPostRow}
          role="feed"
          waiting={<PostSkeleton count={3} />}
          empty={null}
        />
      </section>
    </>
  )
}
