/** The screens of which `npm run screenshots` takes pictures. */
import { COVERS, openCover, type Stage } from '../e2e/every-cover.ts'
import { VISITS } from '../e2e/every-screen.ts'

/** Opens the screen of each picture, by its name. */
export const SCREENS: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  home: (stage) => stage.open('alice', '/home'),
  thread: (stage) => visit(stage, 'post'),
  composer: async (stage) => {
    await stage.write('Who comes along on Sunday?')
    await stage.press('composer.poll')
  },
  notifications: (stage) => stage.open('alice', '/notifications'),
  profile: (stage) => stage.open('alice', '/@bob'),
  search: (stage) => visit(stage, 'search'),
  directory: (stage) => stage.open('alice', '/profile-directory'),
  settings: (stage) => visit(stage, 'settings'),
  invoice: (stage) => stage.openInvoice(),
  'sign in': (stage) => stage.open(null, '/'),
  palette: (stage) => cover(stage, 'the command palette'),
  dialog: (stage) => cover(stage, 'the question before a post is deleted'),
}

async function visit(stage: Stage, route: string): Promise<void> {
  const found = VISITS.find((each) => each.route === route && each.as !== null)
  if (found === undefined) throw new Error(`nobody visits ${route}`)
  await stage.open(found.as, await found.path(await stage.client()))
}

async function cover(stage: Stage, what: string): Promise<void> {
  const found = COVERS.find((each) => each.what === what)
  if (found === undefined) throw new Error(`there is no ${what}`)
  await openCover(found, stage)
}
