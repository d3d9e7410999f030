/** Returns locks as the tabs of a browser share them: who finds one taken gets none. */
export function tabLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, _: LockOptions, run: (lock: object | null) => Promise<unknown>) {
      if (held.has(name)) return run(null)
      held.add(name)
      return run({ name }).finally(() => held.delete(name))
    },
  }
}
