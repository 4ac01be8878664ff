/** Writes a log line. */
type Write = (details: object, message: string) => void

/** Similar lines within this time become one line, and a second one with their count. */
const WINDOW_MS = 10_000

/**
 * Logs what may come by the thousand, such as failures while the database is unavailable: the first at once, then
 * within ten seconds the last one with the count.
 */
export function foldLog(write: Write, message: string): (details: object) => void {
  let isOpen = false
  let more = 0
  let last: object = {}
  const close = () => {
    isOpen = false
    if (more > 0) write({ ...last, more }, `${message} again`)
    more = 0
  }
  return (details) => {
    last = details
    if (isOpen) more++
    else {
      write(details, message)
      isOpen = true
      setTimeout(close, WINDOW_MS).unref()
    }
  }
}
