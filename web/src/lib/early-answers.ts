/** So long what came with the page is what the server says now: while the page's parts come into being. */
const NOW_MS = 5000

let answers = new Map<string, unknown>()

/** From here on everybody asks the server again. */
export const forgetEarlyAnswers = (): void => answers.clear()

/** Keeps answers that came with the page, each by its address, for those who ask for them right away. */
export function keepEarlyAnswers(early: Iterable<readonly [address: string, answer: unknown]>): void {
  answers = new Map(early)
  setTimeout(forgetEarlyAnswers, NOW_MS)
}

/** What came with the page in answer to an address. */
export const earlyAnswer = (address: string): unknown => answers.get(address)
