import { forget, recall, remember } from '../storage.ts'

/** Under this key stands whose answers are kept in this browser. */
const KEPT_FOR = 'kept-for'

/** The id of whoever the answers are kept for. */
export const keptFor = (): string | undefined => recall(KEPT_FOR)

export const keepFor = (owner: string): void => remember(KEPT_FOR, owner)

/** Nothing is kept for anybody from here on, and nothing that was is shown. */
export const keepForNobody = (): void => forget('localStorage', KEPT_FOR)
