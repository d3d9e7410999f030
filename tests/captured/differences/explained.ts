/** The causes by which the reference server still answers otherwise than a real one, each with its reason. */
const NOT_SENT = 'the client never sends this'
const ORDER = 'two faults at once, of which another one is told: the client sends neither'
const CURSOR =
  'the cursors of pages are read by each list, after the token and the post; the client sends only cursors that it was given'

export const EXPLAINED: Record<string, string> = {
  'a NUL in a text is 500': NOT_SENT,
  'a number above 2147483647 as max_id is refused': CURSOR,
  'a query is checked before the list or the post': CURSOR,
  'a query is checked before the token': CURSOR,
  'notifications: the query is checked before the token': CURSOR,
  'posts of an account: the query is checked before the token and the account': CURSOR,
  'content_type null is refused': NOT_SENT,
  'fields in a form: the first four only': 'the client sends JSON',
  'identity proof: a DID with a broken key': NOT_SENT,
  'order of checks: edit (own post)': ORDER,
  'order of checks: create': ORDER,
  'order of checks: update_credentials': ORDER,
  'search: _ and % are not escaped':
    'in names an underscore stands for any character here too, in hashtags it does not',
  'a JSON array as body': NOT_SENT,
  'a key twice in JSON is refused': NOT_SENT,
  'a lone surrogate in JSON is refused': NOT_SENT,
  'ids: as a list and with an index': NOT_SENT,
  'ids: the same as a value and as a list': NOT_SENT,
  'reaction "."': 'addresses are resolved before they arrive here',
  'reaction ".."': 'addresses are resolved before they arrive here',
  'reaction "::"': NOT_SENT,
  'webfinger and nodeinfo are there': 'no client of the API needs them',
}
