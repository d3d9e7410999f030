/**
 * The keys of drafts that may have reached the server, in local storage beside their texts. Where the
 * database cannot be read, a draft that goes on without its rest is still the same post, and is published
 * once (docs/spec/drafts-and-outbox.md#a-lost-answer).
 */
import { safeParse } from 'valibot'
import { STORED } from '../storage/stored-values.ts'
import type { TriedDraft } from './content.ts'
import type { Texts } from './ports.ts'

export interface TriedDrafts {
  of: (key: string) => TriedDraft | null
  note: (key: string, tried: TriedDraft | null) => void
}

export function createTriedDrafts(texts: Texts): TriedDrafts {
  const { key: storedAs, schema, otherwise, toText } = STORED.tried
  const all = () => {
    const read = safeParse(schema, texts.read(storedAs))
    return read.success ? read.output : otherwise
  }
  return {
    of: (key) => all()[key] ?? null,
    note(key, tried) {
      const { [key]: former, ...others } = all()
      if (!tried && !former) return
      const next = tried ? { ...others, [key]: tried } : others
      texts.write(storedAs, toText(next))
    },
  }
}
