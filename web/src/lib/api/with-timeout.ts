/**
 * Runs work and aborts it after a timeout, or when the caller's signal aborts.
 * @param timeout milliseconds; undefined for none
 * @throws TypeError after the timeout, as fetch does without a response
 */
export async function withTimeout<Result>(
  timeout: number | undefined,
  signal: AbortSignal | null | undefined,
  work: (combined: AbortSignal | null | undefined) => Promise<Result>,
): Promise<Result> {
  if (timeout === undefined) return work(signal)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeout)
  try {
    return await work(signal ? AbortSignal.any([late.signal, signal]) : late.signal)
  } catch (error) {
    throw late.signal.aborted && !signal?.aborted ? new TypeError('No answer') : error
  } finally {
    clearTimeout(timer)
  }
}
