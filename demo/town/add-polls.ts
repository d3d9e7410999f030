import { vote } from '#server/world/reactions.ts'
import { QUESTIONS } from './texts/polls.ts'
import type { Town } from './town.ts'
import { write } from './write.ts'

/** Adds the polls and the votes. Alice has not voted in the open ones. */
export function addPolls(town: Town): void {
  const { world, random, account } = town
  for (const { by, at, text, options, multiple = false, open, interest, language, elsewhere } of QUESTIONS) {
    const poll = {
      options,
      multiple,
      expires_at: open === null ? null : town.ago(-open),
      ...(elsewhere && {
        remote_votes: elsewhere,
        remote_voters: elsewhere.reduce((sum, votes) => sum + votes, 0),
      }),
    }
    const post = write(town, { by, at, text, poll, ...(language !== undefined && { language }) })
    const isOpen = open === null || open > 0
    for (const person of town.people.values()) {
      if (
        person.bot ||
        person === account(by) ||
        (isOpen && person === account('alice')) ||
        !random.happens(interest)
      )
        continue
      const favourites = random.shuffled(options.map((_, option) => option))
      vote(world, person, post, favourites.slice(0, multiple ? random.whole(1, 3) : 1))
    }
  }
}
