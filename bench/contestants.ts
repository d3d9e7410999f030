/** Builds the pages that are compared into one folder, which one server serves. */
import { cp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { clientPlugins, TARGET } from '../vite/client-plugins.ts'
import { signIn, startServer } from './server.ts'
import { staticPage } from './static-page.ts'

export const CONTESTANTS = { kith: '/home', floor: '/floor.html', static: '/static.html' }
export type Contestant = keyof typeof CONTESTANTS

const FOLDER = resolve('.kith/bench')

export async function prepareContestants(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  await cp('dist', FOLDER, { recursive: true })
  await build({
    configFile: false,
    root: 'bench/floor',
    logLevel: 'warn',
    plugins: [clientPlugins()],
    build: {
      target: TARGET,
      outDir: FOLDER,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'bench/floor/floor.html' },
    },
  })
  await cp('bench/posts.css', join(FOLDER, 'assets/static.css'))
  await writeFile(join(FOLDER, 'static.html'), staticPage(await homePosts()))
  return FOLDER
}

async function homePosts() {
  const server = await startServer('dist')
  const headers = { Authorization: `Bearer ${await signIn(server.origin)}` }
  const answer = await fetch(`${server.origin}/api/v1/timelines/home?limit=20`, { headers })
  const posts = await answer.json()
  await server.stop()
  return posts
}
