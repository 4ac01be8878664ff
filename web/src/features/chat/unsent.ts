import { forgetAll } from '../../lib/storage.ts'

/** Under keys that begin so lies in this browser what was written and not sent. */
export const UNSENT = 'chat-'

/** Whoever signs out leaves nothing of it to the next one at this browser. */
export const forgetUnsent = (): void => forgetAll(UNSENT)
