/**
 * What a screen reader finds on the most used screens, as Playwright writes it: the journeys compare all of
 * it in Chromium, and the tests of each engine the roles and names
 * (docs/spec/conventions.md#accessibility).
 */

/** A poll that may be answered, as it stands in every list. */
const POLL = `
  - group "Choose one option":
    - text: Choose one option
    - radio "tea"
    - text: tea
    - radio "coffee"
    - text: coffee
  - button "Vote" [disabled]
  - button "See results"
  - list:
    - listitem: 0 votes
    - listitem:
      - time: ends in 1h`

export const ACTIONS = `
  - button "Reply"
  - button "Repost"
  - button "Like"
  - button "React with an emoji"
  - button "Bookmark"
  - button "More actions"`

/** A post of bob with a poll, who mentions alice, without its buttons. */
export const QUESTION = `
- article "Bob":
  - link "Bob"
  - text: /@bob@/
  - img "Everyone"
  - link "now":
    - time: now
  - paragraph:
    - link "@alice"
    - text: what do you say?${POLL}`

export const HEAD = `
- link "Home"
- search:
  - button "Start the search" [disabled]
  - combobox "Search"
- button "Use the dark theme"
- link "@alice"`

export const HOME = `
- heading "Home" [level=1]
- navigation "Timelines":
  - link "Home"
  - link "Local"
  - link "Federated"
- link "Explore"
- link "Custom feeds"
- button "What is on your mind?"
- feed "Home"`

export const COMPOSER = `
- text: Text of the post
- textbox "Text of the post"
- status
- paragraph: Everyone can see this post.
- button "Attach files"
- button "Attach from the web"
- button "Poll"
- button "Mark as sensitive"
- button "Drafts (0)"
- button "Insert emoji"
- button "Preview" [disabled]
- text: Who can see the post
- combobox "Who can see the post":
  - option "Everyone" [selected]
  - option "Followers"
  - option "Subscribers"
  - option "Mentioned people only"
- status
- button "Cancel"
- button "Publish" [disabled]`

/** The thread of that post. */
export const THREAD = `
- heading /^Post by @bob@/ [level=1]
- list "Thread":
  - listitem [level=1]:${(QUESTION + ACTIONS).replaceAll('\n', '\n    ').replace(
    '\n      - button "Reply"',
    `
      - list:
        - listitem:
          - time: /^\\w+day, \\w+ \\d+, \\d{4} at/
        - listitem:
          - time: /^ends \\w+day, \\w+ \\d+, \\d{4} at/
      - button "Reply"`,
  )}`

export const NOTIFICATIONS = `
- heading "Notifications" [level=1]
- link "Follow requests"
- tablist "Filter notifications":
  - tab "All" [selected]
  - tab "Mentions"
  - tab "Likes"
  - tab "Reposts"
  - tab "Follows"
  - tab "Other"
- tabpanel "All"`

/** The notification that bob mentioned alice. */
export const NOTIFICATION = `
- listitem:
  - paragraph:
    - link "Bob"
    - text: mentioned you
  - time: now
  - text: New${QUESTION.replaceAll('\n', '\n  ')}`

/** The invoice that bob has to pay to alice. */
export const INVOICE = `
- link "Profile"
- heading "Subscription" [level=1]
- region "Invoice":
  - heading "Invoice" [level=2]
  - paragraph: /^Please send [\\d.]+ XMR for 1 month of subscription to .Alice.$/
  - img "QR code of the payment"
  - link "Open wallet"
  - paragraph:
    - status: Waiting for payment
    - text: /^4 hours \\d+ minutes left$/
  - paragraph: /^A payment shows here about/
  - text: Address of the payment
  - code: /^8.{94}$/
  - button "Copy address"
  - button "Copy amount"
  - button "Cancel"
  - paragraph: /^Keep the address of this page/
  - button "Copy the link to this page"
- term: Recipient
- definition:
  - link /^Alice @alice@/
- term: Payer
- definition:
  - link /^Bob @bob@/`

/** A part of a page as assistive programs know it. A name that only a pattern describes is left out. */
export interface Named {
  role: string
  name?: string
}

/**
 * Returns each role and name of a tree once; texts have neither. The engines call an image by its newer name.
 */
export function namedIn(tree: string): readonly Named[] {
  const found = [...tree.matchAll(/^ *- (?!text\b)(\w+)(?: "([^"]+)")?/gm)].map(([, role = '', name]) => ({
    role: role === 'img' ? 'image' : role,
    ...(name !== undefined && { name }),
  }))
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}
