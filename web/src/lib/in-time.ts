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
  if (most === undefined || unwanted?.aborted) return work(unwanted)
  const end = new AbortController()
  const stop = () => end.abort(unwanted?.reason)
  unwanted?.addEventListener('abort', stop)
  const timer = setTimeout(stop, most)
  try {
    return await work(end.signal)
  } catch (error) {
    throw end.signal.aborted && !unwanted?.aborted ? new TypeError('No answer came in time') : error
  } finally {
    clearTimeout(timer)
    unwanted?.removeEventListener('abort', stop)
  }
}
