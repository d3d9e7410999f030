/**
 * Fills the home of a world with many posts that are like those of the demo: texts of all lengths, with and
 * without pictures.
 */
type Post = {
  content: string
  account: { acct: string }
  reblog: object | null
  in_reply_to_id: string | null
}

/** The fields that a copy takes over from the post that it is made from. */
const STORED = ['media_attachments', 'emojis', 'spoiler_text', 'sensitive', 'tags', 'mentions'] as const

/** Posts that are sent to the world at once. */
const PORTION = 250

export async function fillTown(origin: string, token: string, count: number) {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/v1/timelines/home?limit=60`, { headers })
  const all: (Post & Record<string, unknown>)[] = await answer.json()
  const models = all.filter(({ reblog, in_reply_to_id }) => reblog === null && in_reply_to_id === null)
  const posts = Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length]
    if (!model) throw new Error('The home of the demo is empty')
    const overrides = Object.fromEntries(STORED.map((name) => [name, model[name]]))
    return { author: model.account.acct, content: `<p>${index}</p>${model.content}`, overrides }
  })
  for (let at = 0; at < count; at += PORTION) {
    await command(origin, { deliver: posts.slice(at, at + PORTION) })
  }
}

/** Tells the world of everybody who sends no cookie what to do; see server/control.ts. */
export async function command(origin: string, order: object): Promise<void> {
  const answer = await fetch(`${origin}/-/control`, { method: 'POST', body: JSON.stringify(order) })
  if (!answer.ok) throw new Error(`The world does not obey: ${await answer.text()}`)
}
