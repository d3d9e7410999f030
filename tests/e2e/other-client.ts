/** A client on another device: speaks to the server as a person, without a page. */
import { type APIRequestContext, expect } from '@playwright/test'
import type { Person } from './people.ts'
import { tokenOf } from './token.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface OtherClient {
  /** The account's id. */
  id: string
  /** Sends a call that must succeed. */
  ask<T>(method: Method, path: string, data?: object): Promise<T>
  /** Sends a call about something that may be missing. Returns null then, and where the answer is empty. */
  askIfThere<T>(method: Method, path: string, data?: object): Promise<T | null>
  /** Reads a file of the server. */
  download(address: string): Promise<{ base64: string; type: string }>
  /** Publishes a post. */
  write(post: { status: string; [more: string]: unknown }): Promise<{ id: string; uri: string }>
}

export async function otherClient(request: APIRequestContext, person: Person): Promise<OtherClient> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, person)}` }

  async function askIfThere<T>(method: Method, path: string, data?: object): Promise<T | null> {
    // A connection that was idle may be closed in the very moment in which it is used again.
    const answer = await request.fetch(path, { method, headers, maxRetries: 2, ...(data && { data }) })
    if (answer.status() === 404) return null
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? null : answer.json()
  }

  async function ask<T>(method: Method, path: string, data?: object): Promise<T> {
    const answer = await askIfThere<T>(method, path, data)
    if (answer === null) throw new Error(`${method} ${path}: not found`)
    return answer
  }

  async function download(address: string) {
    // The server may call itself by another name than the one it is reached by.
    const { pathname, search } = new URL(address)
    const answer = await request.get(pathname + search)
    expect(answer.ok(), `GET ${address}: ${answer.status()}`).toBe(true)
    return {
      base64: (await answer.body()).toString('base64'),
      type: answer.headers()['content-type'] ?? '',
    }
  }

  const { id } = await ask<{ id: string }>('GET', '/api/v1/accounts/verify_credentials')
  return { id, ask, askIfThere, download, write: (post) => ask('POST', '/api/v1/statuses', post) }
}
