import { useRef } from 'react'
import { newClientId } from './client-id.ts'
import { useFirstTap } from './taps.ts'

/**
 * Tells one attempt to write from the next: as long as none succeeded, the same has the same id, so that a retry after a
 * lost answer is stored once, and what was changed after a failure is something else. No id for the second tap of a double
 * tap.
 */
export function useIdempotencyKey() {
  /** ids by what was said, the latest last */
  const attempts = useRef(new Map<string, string>())
  const isFirstTap = useFirstTap()
  const forget = () => attempts.current.clear()
  return {
    begin(said: unknown): string | undefined {
      if (!isFirstTap()) return undefined
      const text = JSON.stringify(said)
      const clientId = attempts.current.get(text) ?? newClientId()
      attempts.current.delete(text)
      attempts.current.set(text, clientId)
      return clientId
    },
    /** What is sent from now on is something else, also when it is the same. */
    forget,
    /** The same thing sent again is meant again. An answer that comes late ends no later attempt. */
    succeeded(clientId: string | undefined): void {
      const [text, latest] = [...attempts.current].find(([, id]) => id === clientId) ?? []
      if (text === undefined) return
      if (latest === [...attempts.current.values()].at(-1)) forget()
      else attempts.current.delete(text)
    },
  }
}
