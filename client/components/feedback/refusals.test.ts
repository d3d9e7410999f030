import { expect, test } from 'vitest'
import { findRefusal } from './refusals.ts'

/** The refusals in docs/server/errors.md that actions in Kith can cause today. */
const CATALOGUE = `
access token is invalid; auth header is not present; authentication required; permission error;
invite code is required; invalid invite code; username is empty; username is too long; invalid username;
only letters, numbers, hyphens, and underscores are allowed in usernames; unsupported authentication method;
operation not supported; username is required; password is required; password auth is disabled; incorrect password;
user not found; unsupported grant type; user already exists;
profile not found; invalid webfinger address; relationship already exists; target is current user; follow request not found;
parent post does not exist; quoted post does not exist; unsupported post format; unsupported content type; post is too long;
post can not be empty; title is too long; too many mentions; too many hashtags; too many links; too many emojis;
too many attachments; attachment not found; too few poll options; too many poll options; poll option name is too long;
poll options must be unique; poll duration must be provided; top-level post can't have conversation visibility;
direct message should have at least one mention; can't add links to non-public posts; reply must have narrower visibility;
can't add more recipients; can't reply to repost; invalid repost visibility; invalid visibility parameter; post already exists;
post not found; can't pin post; can't unpin post; post already saved to IPFS;
reaction already exists; reaction not found; emoji not found; reaction content is too long; poll has already ended;
choice set is empty; only one option can be chosen; already voted; poll option not found; poll not found;
file size must be less than 20MB; invalid media type text/x-odd; media description is too long; base64 decoding error;
request body is too large; payload reached size limit;
invalid group ID; group not found; account not found;
feed name is empty; feed name is too long; custom feed already exists; custom feed not found; user already added;
client config size exceeds limit;
alias must differ from current account; alias must be on another server; alias already exists; at most 10 aliases are allowed;
alias not found; can't process more than 500 items at once; identity proof is required; can't move from local actor;
old profile is not an alias; target is not an alias; can't move followers to a local actor;
unknown proof type; invalid key; invalid public key; invalid DID; DID already associated with another user;
unsupported chain ID; DID doesn't match current identity; invalid signature encoding; invalid signature type;
invalid signature; at most 10 identity proofs are allowed;
Json deserialize error: missing field; Query deserialize error: invalid digit; Path deserialize error: UUID parsing failed;
Content type error; JSON payload (9 bytes) is larger than allowed (limit: 8 bytes).
`

const texts = CATALOGUE.trim()
  .split(/;\s+|;$/)
  .filter((text) => text !== '')

/** Returns the text for a refusal with a status that has no text of its own. */
const said = (message: string) => findRefusal({ message, status: 400 })

// docs/spec/conventions.md#error-texts
test.each(texts)('%s', (text) => {
  expect(said(text)).not.toBeNull()
})

/** Everything in the reference server that can refuse. */
const SERVER = import.meta.glob<string>('/server/{input,handlers,policies}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Refusals that the client cannot cause or does not show. */
const UNSEEN = [
  'Multipart boundary is not found',
  'Multipart stream is incomplete',
  'Content-Disposition header was not found when parsing a "form-data" field',
  'invalid timeline name',
  'marker data is missing',
  'invalid item ID',
  'invalid redirect URI',
  'authorization code is required',
  'client ID is required',
  'authorization not found',
  'invalid ISO 639-1 code',
  "can't update more than one config",
  'too many status IDs',
  'invalid collection type',
  'invalid tracking status',
  "group_id can't be specified for a reply",
  'invalid filter type',
]

// docs/spec/conventions.md#error-texts
test('every refusal of the reference server has a text', () => {
  const refusals = Object.values(SERVER).flatMap((source) => {
    const plain = [...source.matchAll(/\b(?:invalid|impossible)\((?:'([^']+)'|"([^"]+)")\)/g)]
    const missing = [...source.matchAll(/\bnotFound\('([^']+)'\)/g)]
    return [
      ...plain.map(([, single, double]) => single ?? double ?? ''),
      ...missing.map(([, thing]) => `${thing} not found`),
    ]
  })
  expect(refusals.length).toBeGreaterThan(50)
  const dead = UNSEEN.filter((text) => !refusals.includes(text))
  expect(dead, 'the reference server does not say these').toEqual([])
  expect([...new Set(refusals)].filter((text) => said(text) === null && !UNSEEN.includes(text))).toEqual([])
})

test.each([
  [404, 'Not Found', 'error.not_found'],
  [403, '', 'error.permission'],
  [401, 'who are you', 'error.session_ended'],
  [422, 'something new', null],
  [400, 'something new', null],
])('status %i with the unknown text %j', (status, message, key) => {
  expect(findRefusal({ message, status })?.key ?? null).toBe(key)
})
