/** Publishes posts with pictures from another device. */
import type { Page } from '@playwright/test'
import { encodePng } from '#demo/png.ts'
import { otherClient } from './other-client.ts'
import type { Person } from './people.ts'

export interface Shown {
  width: number
  height: number
  description?: string
}

/**
 * Signs somebody in on another device, and answers how that posts: it gives the addresses of the pictures.
 */
export async function pictureClient(page: Page, who: Person) {
  const { ask } = await otherClient(page.request, who)
  return async (status: string, pictures: Shown[], sensitive = false): Promise<string[]> => {
    const media_ids: string[] = []
    for (const { width, height, description = null } of pictures) {
      const colours = new Uint8Array(width * height * 3)
      const file = Buffer.from(encodePng({ width, height, colours })).toString('base64')
      const media = { file, media_type: 'image/png', description }
      const { id } = await ask<{ id: string }>('POST', '/api/v1/media', media)
      media_ids.push(id)
    }
    const post = { status, media_ids, sensitive }
    const { media_attachments } = await ask<{ media_attachments: { url: string }[] }>(
      'POST',
      '/api/v1/statuses',
      post,
    )
    return media_attachments.map(({ url }) => url)
  }
}
