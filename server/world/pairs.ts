/** A relation between two ids that can be read from both ends: follows, mutes, likes, bookmarks. */
export class Pairs<Value> {
  #from = new Map<string, Map<string, Value>>()
  #to = new Map<string, Map<string, Value>>()

  /** Returns a copy with copies of all values. */
  copy(): Pairs<Value> {
    const copy = new Pairs<Value>()
    // One call, so that both sides go on sharing each value.
    const sides = structuredClone({ from: this.#from, to: this.#to })
    copy.#from = sides.from
    copy.#to = sides.to
    return copy
  }

  get(from: string, to: string): Value | undefined {
    return this.#from.get(from)?.get(to)
  }

  has(from: string, to: string): boolean {
    return this.#from.get(from)?.has(to) ?? false
  }

  set(from: string, to: string, value: Value): void {
    at(this.#from, from).set(to, value)
    at(this.#to, to).set(from, value)
  }

  delete(from: string, to: string): boolean {
    without(this.#to, to, from)
    return without(this.#from, from, to)
  }

  /** Yields all relations. */
  *all(): Generator<{ from: string; to: string; value: Value }> {
    for (const [from, values] of this.#from) for (const [to, value] of values) yield { from, to, value }
  }

  /** Returns what `id` points at. */
  from(id: string): ReadonlyMap<string, Value> {
    return this.#from.get(id) ?? NOTHING
  }

  /** Returns what points at `id`. */
  to(id: string): ReadonlyMap<string, Value> {
    return this.#to.get(id) ?? NOTHING
  }

  /** Removes `id` at both ends. */
  forget(id: string): void {
    for (const to of [...this.from(id).keys()]) this.delete(id, to)
    for (const from of [...this.to(id).keys()]) this.delete(from, id)
  }
}

/** Removes an entry, and its map when that is empty: of what is gone nothing stays. */
function without<Value>(index: Map<string, Map<string, Value>>, key: string, entry: string): boolean {
  const entries = index.get(key)
  const wasThere = entries?.delete(entry) ?? false
  if (entries?.size === 0) index.delete(key)
  return wasThere
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

function at<Value>(index: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const known = index.get(key)
  if (known) return known
  const fresh = new Map<string, Value>()
  index.set(key, fresh)
  return fresh
}
