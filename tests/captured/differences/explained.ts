/** The causes by which the reference server still answers otherwise than a real one, each with its reason. */
const NOT_SENT = 'the client never sends this'
const ORDER = 'two faults at once, of which another one is told: the client sends neither'

export const EXPLAINED: Record<string, string> = {
  'a NUL in a text is 500': NOT_SENT,
  'order of checks: edit (own post)': ORDER,
  'order of checks: create': ORDER,
  'order of checks: update_credentials': ORDER,
  'search: _ and % are not escaped':
    'in names an underscore stands for any character here too, in hashtags it does not',
  'reaction "."': 'addresses are resolved before they arrive here',
  'reaction ".."': 'addresses are resolved before they arrive here',
  'reaction "::"': NOT_SENT,
  'webfinger and nodeinfo are there': 'no client of the API needs them',
}
