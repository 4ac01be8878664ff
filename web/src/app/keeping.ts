import { signedInHint } from '@pepwell/contract/signed-in-hint'
import { hasCookie } from '../lib/cookies.ts'
import { keptFor } from '../lib/offline/owner.ts'
import { keepWith } from '../lib/offline/read.ts'

/** What was heard together is kept together, once the page is done with it. */
const GATHERED_MS = 2000

type Kept = typeof import('../lib/offline/kept.ts')

const load = (): Promise<Kept> => import('../lib/offline/kept.ts')

/** Without it nothing is kept, and nothing is missing as long as the line is there. */
const withKept = (work: (kept: Kept) => Promise<void>) =>
  void load()
    .then(work)
    .catch(() => {})

let isSoon = false

function keepSoon(): void {
  if (isSoon) return
  isSoon = true
  setTimeout(() => {
    isSoon = false
    const owner = keptFor()
    if (owner) withKept(({ keepHeard }) => keepHeard(owner))
  }, GATHERED_MS)
}

/**
 * Keeps on this device what members read, for when no line is. What does it is fetched when it is needed; what is kept of
 * somebody whose session is over goes at once.
 */
export function keepWhatIsRead(): void {
  keepWith({
    hear: keepSoon,
    instead: async (call, address, error) => {
      const kept = await load().catch(() => undefined)
      if (!kept) throw error
      return kept.instead(call, address, error)
    },
  })
  if (keptFor() && !hasCookie(signedInHint)) withKept(({ forgetKept }) => forgetKept())
}
