import { recall, remember, removeStored } from '../browser/storage.ts'

/** Storage key of the id of the user whose responses this browser caches. */
const OWNER_KEY = 'kept-for'

/** Id of the user whose responses are cached. */
export const cacheOwner = (): string | undefined => recall(OWNER_KEY)

export const setCacheOwner = (owner: string): void => remember(OWNER_KEY, owner)

/** Stops caching, and stops serving what is cached. */
export const clearCacheOwner = (): void => removeStored('localStorage', OWNER_KEY)
