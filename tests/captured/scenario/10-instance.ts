/** Reads the descriptions of the instance. */
import type { Caller, CallOptions, Json } from '../caller.ts'
export default async function instance(t: Caller) {
  const get = (name: string, path: string, options?: CallOptions) =>
    t.call(`instance/${name}`, 'GET', path, options)
  await get('v1', '/api/v1/instance')
  await get('v2', '/api/v2/instance')
  await get('v1-with-garbage-token', '/api/v1/instance', {
    as: 'garbage',
    show: (body: Json) => Object.keys(body),
    fixture: false,
  })
  await get('peers', '/api/v1/instance/peers')
  await get('domain-blocks', '/api/v1/instance/domain_blocks')
  await get('domain-blocks-signed-in', '/api/v1/instance/domain_blocks', { as: 'ann' })
  await get('custom-emojis', '/api/v1/custom_emojis')
  await get('preferences', '/api/v1/preferences', { as: 'ann' })
  await get('filters', '/api/v2/filters', { as: 'ann' })
  await get('filters-without-token', '/api/v2/filters')
  await get('notification-policy', '/api/v2/notifications/policy', { as: 'ann' })
  for (const path of [
    'announcements',
    'trends',
    'trends/tags',
    'blocks',
    'domain_blocks',
    'followed_tags',
    'suggestions',
    'filters',
    'instance/rules',
    'scheduled_statuses',
    'streaming',
    'streaming/health',
    'featured_tags',
  ]) {
    await get(`absent/${path.replace('/', '-')}`, `/api/v1/${path}`, {
      as: 'ann',
      fixture: path === 'announcements',
    })
  }
}
