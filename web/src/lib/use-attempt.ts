import { useRef } from 'react'
import { newClientId } from './client-id.ts'
import { useFirstTap } from './taps.ts'

/**
 * Tells one attempt to write from the next: as long as the same is sent the attempt keeps its id, so that a retry after a
 * lost answer is stored once, and what was changed after a failure is something else. No id for the second tap of a double
 * tap.
 */
export function useAttempt() {
  const attempt = useRef<{ said: string; clientId: string }>(undefined)
  const isFirstTap = useFirstTap()
  return {
    begin(said: unknown): string | undefined {
      if (!isFirstTap()) return undefined
      const text = JSON.stringify(said)
      if (attempt.current?.said !== text) attempt.current = { said: text, clientId: newClientId() }
      return attempt.current.clientId
    },
    /** What is sent from now on is something else, also when it is the same. */
    forget(): void {
      attempt.current = undefined
    },
    /** The same thing sent again is meant again. An answer that comes late ends no later attempt. */
    succeeded(clientId: string | undefined): void {
      if (attempt.current?.clientId === clientId) attempt.current = undefined
    },
  }
}
