/** Where lines go. */
type Write = (details: object, message: string) => void

/** What is alike within this time is one line, and a second one that says how many there were. */
const WINDOW_MS = 10_000

/**
 * Logs what may come by the thousand, such as what fails while the database is away: the first at once, and of those that
 * follow within ten seconds the last one and how many they were.
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
