import { useRef } from 'react'
import { newClientId } from './client-id.ts'
import { useFirstTap } from './taps.ts'

/**
 * Gives each write an idempotency key: until one succeeds, the same input has the same id, so that a retry after a lost
 * response is stored once, while input changed after a failure gets another. No id for the second tap of a double tap.
 */
export function useIdempotencyKey() {
  /** ids by input, the latest last */
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
    /** Anything sent from now on is a new write, even if it is equal. */
    forget,
    /** Sending the same again is a new write. A late response doesn't end a later attempt. */
    succeeded(clientId: string | undefined): void {
      const [text, latest] = [...attempts.current].find(([, id]) => id === clientId) ?? []
      if (text === undefined) return
      if (latest === [...attempts.current.values()].at(-1)) forget()
      else attempts.current.delete(text)
    },
  }
}
