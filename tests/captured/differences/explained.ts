/**
 * The calls that the reference server still answers otherwise than a real one, by method and path, each with
 * its reason (docs/server/differences.md).
 */
const RESOLVED = 'dots in a path are resolved before a request arrives'

export const EXPLAINED: Record<string, string> = {
  'PUT /api/v1/pleroma/statuses/{post.id}/reactions/.': RESOLVED,
  'PUT /api/v1/pleroma/statuses/{post.id}/reactions/..': RESOLVED,
  'GET /api/v1/./accounts/verify_credentials': RESOLVED,
  'GET /oauth/authorize': 'signing in to other applications is not built',
}
