/** The causes by which the reference server still answers otherwise than a real one, each with its reason. */

export const EXPLAINED: Record<string, string> = {
  'reaction "."': 'addresses are resolved before they arrive here',
  'reaction ".."': 'addresses are resolved before they arrive here',
  'webfinger and nodeinfo are there': 'no client of the API needs them',
}
