/**
 * Returns the NodeInfo documents, which other servers and statistics ask for
 * (docs/server/policy-and-files.md#discovery).
 */
import type { World } from '../world/world.ts'

const VERSIONS = ['2.0', '2.1']

export const nodeInfoLinks = ({ baseUrl }: World) => ({
  subject: baseUrl,
  links: VERSIONS.map((version) => ({
    rel: `http://nodeinfo.diaspora.software/ns/schema/${version}`,
    href: `${baseUrl}/nodeinfo/${version}`,
  })),
})

export function nodeInfo(world: World, version: string) {
  const people = [...world.accounts.values()].filter(({ user }) => user !== null)
  const posts = people.reduce((sum, { id }) => sum + world.posts.by(id).size, 0)
  return {
    version,
    software: { name: 'mitra', version: world.instance.version },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: ['atom1.0'] },
    openRegistrations: world.instance.registrations === 'open',
    usage: { users: { total: people.length }, localPosts: posts },
    metadata: {},
  }
}
