/** Intentions about posts and people: like, vote, follow, mute and the like. */
import type { Locator } from '@playwright/test'
import { chooseItem, expect, unique } from '#tests/e2e/journey.ts'
import { makeFollow, relation } from '#tests/e2e/relations.ts'
import type { Attempt, Intention } from './intention.ts'
import { alertIn, button, notices, open, type Stage, see } from './stage.ts'

const theOne = ({ page }: Stage) => page.locator('main [aria-current]').and(page.getByRole('article'))

const message = (stage: Stage) =>
  notices(stage)
    .getByText(/server|reach|sent/)
    .first()

/** Describes a press that shows at once: it is taken back with a message, or waits and says so. */
function toggling(stage: Stage, press: Locator, effects: () => Promise<number>): Attempt {
  return {
    send: () => press.click(),
    effects,
    tells: message(stage),
    again: async () => {
      // What waits is sent when one comes back; what was taken back is pressed again.
      if ((await press.getAttribute('aria-pressed')) === 'true') await stage.page.reload()
      else await press.click()
    },
  }
}

interface Shown {
  favourited: boolean
  reblogged: boolean
  bookmarked: boolean
  pleroma: { emoji_reactions: { name: string; me: boolean }[] }
  poll: { id: string; voted: boolean; own_votes: number[] }
}

/** Returns an intention to switch something of a post on. */
const toggle = (name: string, label: RegExp, isOn: (post: Shown) => boolean): Intention => ({
  name,
  begin: async (stage) => {
    const { id } = await stage.bob.write({ status: unique(`to ${name}`) })
    const press = button(theOne(stage), label)
    await open(stage, `/post/${id}`, press)
    const effects = async () => (isOn(await stage.alice.ask<Shown>('GET', `/api/v1/statuses/${id}`)) ? 1 : 0)
    return toggling(stage, press, effects)
  },
})

export const ACTIONS: readonly Intention[] = [
  toggle('like', /^Like/, ({ favourited }) => favourited),
  toggle('repost', /^Repost/, ({ reblogged }) => reblogged),
  toggle('bookmark', /^Bookmark/, ({ bookmarked }) => bookmarked),
  {
    name: 'react with an emoji',
    begin: async (stage) => {
      const { page, alice, bob } = stage
      const { id } = await bob.write({ status: unique('a feast') })
      const opener = button(theOne(stage), 'React with an emoji')
      await open(stage, `/post/${id}`, opener)
      await opener.click()
      const picker = page.getByRole('dialog', { name: 'React with an emoji' })
      const emoji = picker.getByRole('option', { name: 'party popper' }).first()
      await see(stage, emoji, 'the emoji')
      const press = button(theOne(stage).getByRole('list', { name: 'Reactions' }), /🎉/)
      const isOn = async () => {
        const { pleroma } = await alice.ask<Shown>('GET', `/api/v1/statuses/${id}`)
        return pleroma.emoji_reactions.some(({ me }) => me) ? 1 : 0
      }
      return {
        ...toggling(stage, press, isOn),
        send: () => emoji.click(),
        again: async () => {
          if (await press.isVisible()) return void (await page.reload())
          await opener.click()
          await emoji.click()
        },
      }
    },
  },
  {
    name: 'vote',
    begin: async (stage) => {
      const { alice, bob } = stage
      const poll = { options: ['sun', 'rain'], multiple: false, expires_in: 3600 }
      const { id } = await bob.write({ status: unique('what do you say?'), poll })
      const post = theOne(stage)
      await open(stage, `/post/${id}`, post.getByRole('radio', { name: 'rain' }))
      await post.getByRole('radio', { name: 'rain' }).check()
      const vote = post.getByRole('button', { name: 'Vote', exact: true })
      return {
        send: () => vote.click(),
        shows: post.getByRole('listitem').filter({ hasText: 'rain' }).filter({ hasText: 'your vote' }),
        effects: async () => {
          const shown = await alice.ask<Shown>('GET', `/api/v1/statuses/${id}`)
          return shown.poll.voted && shown.poll.own_votes.join() === '1' ? 1 : 0
        },
        tells: message(stage),
        kept: async () => {
          // A vote whose answer was lost is shown once the poll has been asked for again.
          const isCounted = post.getByText('your vote')
          await expect(post.getByRole('radio', { name: 'rain', checked: true }).or(isCounted)).toBeVisible()
        },
        again: async () => {
          if (await vote.isVisible()) await vote.click()
        },
      }
    },
  },
  {
    name: 'follow',
    begin: async (stage) => {
      const { page, alice, bob } = stage
      await alice.ask('POST', `/api/v1/accounts/${bob.id}/unfollow`)
      const press = button(page.getByRole('main'), /^Follow /)
      await open(stage, '/@bob', press)
      return {
        send: () => press.click(),
        shows: button(page.getByRole('main'), /^Unfollow /),
        effects: async () => ((await relation(alice, bob)).following ? 1 : 0),
        tells: message(stage)
          .or(alertIn(page.getByRole('main')))
          .first(),
      }
    },
  },
  {
    name: 'mute and unmute',
    begin: async (stage) => {
      const { page, alice, bob } = stage
      await makeFollow(alice, bob)
      await alice.ask('POST', `/api/v1/accounts/${bob.id}/mute`)
      const row = page
        .getByRole('list', { name: 'Muted users' })
        .getByRole('listitem')
        .filter({ hasText: '@bob@' })
      const press = button(row, /^Unmute /)
      await open(stage, '/mutes', press)
      return {
        send: () => press.click(),
        shows: button(row, /^Mute /),
        effects: async () => ((await relation(alice, bob)).muting ? 0 : 1),
        tells: message(stage),
      }
    },
  },
  {
    name: 'mute the author of a post',
    begin: async (stage) => {
      const { page, alice, bob } = stage
      await alice.ask('POST', `/api/v1/accounts/${bob.id}/unmute`)
      const more = button(page.getByRole('main'), /^More about /)
      await open(stage, '/@bob', more)
      const mute = page.getByRole('menuitem', { name: /^Mute/ })
      const choose = async () => {
        await expect(async () => {
          if (!(await mute.isVisible())) await more.click({ timeout: 2_000 })
          await expect(mute).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await chooseItem(page, /^Mute/)
      }
      return {
        send: choose,
        effects: async () => ((await relation(alice, bob)).muting ? 1 : 0),
        tells: message(stage),
        again: async () => {
          if (!(await relation(alice, bob)).muting) await choose()
        },
      }
    },
  },
]
