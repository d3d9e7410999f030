/**
 * Lists what starts with the page, once it is drawn, and goes on as long as it is open (docs/reading.md).
 * Each returns the function that ends it, if it can be ended.
 */
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { registerRefusalTexts } from '#components/feedback/error-text.ts'
import { labelFocused } from '#components/post/label-focused.ts'
import { openCards } from '#components/post/open-cards.ts'
import { preloadTasks } from '#components/post-card/actions/preload-tasks.ts'
import { finishLeaving } from '#data/account/finish-leaving.ts'
import { followAccounts } from '#data/accounts/follow-accounts.ts'
import { followWaiting } from '#data/accounts/follow-waiting.ts'
import { followTabs } from '#data/elsewhere/follow-tabs.ts'
import { renewOnReturn } from '#data/elsewhere/renew-on-return.ts'
import { spreadAnswers } from '#data/elsewhere/spread-answers.ts'
import { renewFollowed } from '#data/people/renew-profiles.ts'
import { followReading } from '#data/reading-position/follow-reading.ts'
import { followKeepNothing } from '#data/storage/keep-nothing.ts'
import { renewStoredLists } from '#data/stored-answers/renew-list.ts'
import { restored } from '#data/stored-answers/restored.ts'
import { storeAnswers } from '#data/stored-answers/store-answers.ts'
import { followPresses } from '#data/system-notifications/presses.ts'
import { findRoute } from '#domain/session/route-map.ts'
import { followButtons } from '#platform/focus/in-place.ts'
import { savesData } from '#platform/network/saves-data.ts'
import { startWorker } from '#platform/network/worker.ts'
import { whenIdle } from '#platform/page/idle.ts'
import { markLoadedPictures } from '#platform/pictures/loaded-pictures.ts'
import { holdPictures } from '#platform/pictures/still-pictures.ts'
import { patiently } from '#platform/start/patience.ts'
import { noteVisit } from '#platform/start/visit-stage.ts'
import { prefetchOnIntent } from '../prefetch-on-intent.ts'
import { preloadScreen } from '../screens.tsx'

type Start = (client: QueryClient) => unknown

const FOR_EVERYBODY: readonly Start[] = [
  loadJournal,
  followReading,
  finishLeaving,
  followKeepNothing,
  storeAnswers,
  followAccounts,
  followWaiting,
  followPresses,
  renewStoredLists,
  followTabs,
  spreadAnswers,
  renewOnReturn,
  renewFollowed,
  prefetchOnIntent,
  followButtons,
  openCards,
  labelFocused,
  markLoadedPictures,
  holdPictures,
  noteConfirmation,
  loadRefusalTexts,
  () => whenIdle().then(startWorker),
  loadNextScreen,
]

const FOR_USERS: readonly Start[] = [preloadTasks]

/** Loads the journal, which brings back what a killed browser had not written to the disk. */
function loadJournal(): void {
  void patiently(() => import('#data/storage/journal.ts')).then(({ beginJournal }) => beginJournal())
}

/** Loads the texts for refusals: nobody needs them before something was refused. */
function loadRefusalTexts(): void {
  void patiently(() => import('#components/feedback/refusals.ts')).then(({ findRefusal }) =>
    registerRefusalTexts(findRefusal),
  )
}

/** Loads the code of what most people open next. Whoever saves data gets it with their press. */
function loadNextScreen(): void {
  const next = findRoute(location.pathname)?.name === 'landing-page' ? 'home' : 'post'
  if (!savesData()) void whenIdle().then(() => preloadScreen(next))
}

/** Notes when the server has confirmed all that the page was drawn with. */
function noteConfirmation(): () => void {
  const note = () => {
    if (restored.current().size === 0) noteVisit('confirmed')
  }
  note()
  return restored.subscribe(note)
}

/** Starts it all, in the order of the lists. */
export function useStartedParts(client: QueryClient, isUser: boolean): void {
  useEffect(() => startAll(FOR_EVERYBODY, client), [client])
  useEffect(() => (isUser ? startAll(FOR_USERS, client) : undefined), [isUser, client])
}

function startAll(parts: readonly Start[], client: QueryClient): () => void {
  const ends = parts.map((start) => start(client))
  return () => {
    for (const end of ends) if (typeof end === 'function') end()
  }
}
