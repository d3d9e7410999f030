/**
 * Ports that can be closed. After somebody has signed out, a try that is still running reaches neither the
 * disk nor the server: nothing of it appears again, and nothing goes out any more
 * (docs/spec/session.md#logout, docs/spec/drafts-and-outbox.md#account-of-a-waiting-post).
 */

import type { Rows } from '../storage/rows.ts'
import type { Ports, Server } from './ports.ts'

/** The work of a page has ended. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/** Reports what failed, unless the work of this page has ended: then it was meant to. */
export function reportFailure(what: string, error: unknown): undefined {
  if (!(error instanceof Stopped)) console.error(what, error)
}

/** Returns the same ports, and the function that closes them. */
export function stoppablePorts(ports: Ports): { ports: Ports; stop: () => void } {
  let isStopped = false

  /** Rejects from then on, also what is just on its way. */
  const guarded =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isStopped) throw new Stopped('this page writes nothing any more')
      const result = await run(...args)
      if (isStopped) throw new Stopped('this page writes nothing any more')
      return result
    }

  const { rows, server, texts, clock } = ports
  const guardedRows: Rows = {
    read: (table, accountId, key) => guarded(() => rows.read(table, accountId, key))(),
    list: (table, accountId) => guarded(() => rows.list(table, accountId))(),
    write: guarded(rows.write),
    writeIf: guarded(rows.writeIf),
    wipe: rows.wipe,
  }
  const guardedServer: Server = {
    ...server,
    token: () => (isStopped ? null : server.token()),
    viewer: guarded(server.viewer),
    sizeLimit: guarded(server.sizeLimit),
    create: guarded(server.create),
    edit: guarded(server.edit),
    post: guarded(server.post),
    source: guarded(server.source),
    latestPosts: guarded(server.latestPosts),
    upload: guarded(server.upload),
    describe: guarded(server.describe),
    download: guarded(server.download),
  }
  return {
    ports: {
      ...ports,
      rows: guardedRows,
      server: guardedServer,
      texts: { ...texts, write: (key, text) => !isStopped && texts.write(key, text) },
      clock: { ...clock, after: (delay, run) => clock.after(delay, () => !isStopped && run()) },
    },
    stop() {
      isStopped = true
    },
  }
}
