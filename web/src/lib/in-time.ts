/**
 * Does something that is given up when it takes too long, or when whoever asked no longer wants it.
 * @param most milliseconds; undefined where it takes as long as it takes
 * @throws TypeError where it took too long, as fetch does where no answer came
 */
export async function inTime<Result>(
  most: number | undefined,
  unwanted: AbortSignal | null | undefined,
  work: (signal: AbortSignal | null | undefined) => Promise<Result>,
): Promise<Result> {
  if (most === undefined) return work(unwanted)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), most)
  try {
    return await work(unwanted ? AbortSignal.any([late.signal, unwanted]) : late.signal)
  } catch (error) {
    throw late.signal.aborted && !unwanted?.aborted ? new TypeError('No answer') : error
  } finally {
    clearTimeout(timer)
  }
}
