/**
 * Receives what another program shares with the installed client: a form that only a worker can take, because
 * the server has no use for it (docs/spec/writing.md#what-others-share).
 */
import { SHARE_PATH, SHARED_FORMS } from '#domain/sharing/shared-text.ts'

/** Stores the form as it came, for the page that is opened then. */
export async function receiveShared(request: Request): Promise<Response> {
  try {
    const cache = await caches.open(SHARED_FORMS)
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const name = `${SHARE_PATH}?form=${crypto.randomUUID()}`
    await cache.put(name, new Response(await request.blob(), { headers }))
    return Response.redirect(SHARE_PATH, 303)
  } catch (error) {
    console.warn('what was shared could not be stored', error)
    return Response.redirect(`${SHARE_PATH}?failed`, 303)
  }
}
