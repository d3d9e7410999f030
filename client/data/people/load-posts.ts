/**
 * Asks the server to load posts of a remote person. They arrive at the server later
 * (docs/spec/administration.md#load-posts-of-a-remote-profile, docs/server/accounts.md#load-activities).
 */
import { useMutation } from '@tanstack/react-query'
import { loadActivities } from '#contract/endpoints/account-actions.ts'
import { call } from '../connection/api.ts'

/** Loads the pinned posts of an account (`featured`), or its latest ones (`outbox`). */
export const useLoadPosts = (accountId: string) =>
  useMutation({
    mutationFn: (collection: 'featured' | 'outbox') =>
      call(loadActivities, { params: { id: accountId }, body: { collection } }),
  })
