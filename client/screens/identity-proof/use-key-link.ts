import { useState } from 'react'
import { useRequestKeyClaim } from '#data/account/identity-proofs.ts'
import { storedKeyLink, storeKeyLink } from '#data/account/store-key-link.ts'
import { EMPTY_LINK, type KeyLink } from '#domain/identity/key-link.ts'
import { createStore } from '#platform/storage/store.ts'
import { useInputStore } from '#platform/storage/use-input-store.ts'

/**
 * Returns what is filled in, and how it is changed. It is kept on this device with every change
 * (docs/spec/identity.md#the-form-is-stored).
 */
export function useKeyLink(viewerId: string) {
  const [store] = useState(() => createStore(storedKeyLink(viewerId)))
  const [isStored, setStored] = useState(true)
  const [hasTurned, setTurned] = useState(false)
  const link = useInputStore(store)
  const request = useRequestKeyClaim()

  function set(next: KeyLink) {
    setStored(storeKeyLink(viewerId, next))
    store.set(next)
  }

  const change = (part: Partial<KeyLink>) => set({ ...store.current(), ...part })

  return {
    link,
    isStored,
    /** Whether the person went from one step to the other on this visit. */
    hasTurned,
    request,
    change,
    generate() {
      if (request.isPending) return
      const { way, publicKey } = store.current()
      request.mutate(
        { way, publicKey },
        {
          onSuccess: (claim) => {
            setTurned(true)
            change({ claim })
          },
        },
      )
    },
    goBack() {
      setTurned(true)
      request.reset()
      change({ claim: null, signature: '' })
    },
    clear: () => set(EMPTY_LINK),
  }
}

export type KeyLinkForm = ReturnType<typeof useKeyLink>
