import type { Attempt } from '../../../jobs/jobs.ts'
import { Undeliverable } from '../../../ports/undeliverable.ts'

/**
 * One attempt of a job to send something.
 * @param giveUp gets the error that no other attempt follows: of the last one, or of what can't be delivered at all
 * @throws what went wrong, when another attempt may do better
 */
export async function sendAttempt(
  { isLast }: Pick<Attempt, 'isLast'>,
  send: () => Promise<unknown>,
  giveUp: (error: unknown) => void,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!isLast && !(error instanceof Undeliverable)) throw error
    giveUp(error)
  }
}
