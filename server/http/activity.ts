/**
 * The media type of ActivityPub. Programs that ask for it get objects, browsers get pages
 * (docs/server/policy-and-files.md#profile-and-object-addresses,
 * docs/server/policy-and-files.md#client-addresses-that-the-server-knows).
 */
export const ACTIVITY_TYPE = 'application/ld+json; profile="https://www.w3.org/ns/activitystreams"'

export const wantsActivity = (request: Request): boolean =>
  /application\/(activity\+json|ld\+json|json)/.test(request.headers.get('accept') ?? '')
