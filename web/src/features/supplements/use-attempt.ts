import { useRef } from 'react'
import { newClientId } from '../../lib/client-id.ts'

/** A second tap within this time is the same tap. */
const DOUBLE_TAP_MS = 300

/**
 * Tells one attempt to write from the next: as long as the same is sent it keeps its id, so that a retry after a lost
 * answer is stored once. No id for the second tap of a double tap.
 */
export function useAttempt() {
  const attempt = useRef<{ said: string; clientId: string }>(undefined)
  const startedAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    begin(said: unknown): string | undefined {
      if (performance.now() - startedAt.current < DOUBLE_TAP_MS) return undefined
      startedAt.current = performance.now()
      const text = JSON.stringify(said)
      if (attempt.current?.said !== text) attempt.current = { said: text, clientId: newClientId() }
      return attempt.current.clientId
    },
    succeeded(): void {
      attempt.current = undefined
    },
  }
}
