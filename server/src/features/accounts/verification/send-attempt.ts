import type { Attempt } from '../../../jobs/jobs.ts'
import { Undeliverable } from '../../../ports/undeliverable.ts'

/**
 * One attempt of a job to send something.
 * @param giveUp gets the final error: of the last attempt, or of an undeliverable message
 * @throws the error if a retry may help
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
