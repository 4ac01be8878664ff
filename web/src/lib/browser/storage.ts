/** A browser may deny storage; then nothing is stored, and nothing breaks. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

type Kind = 'localStorage' | 'sessionStorage'

/** Whether a flag was set before, in this browser or in this session. */
export const isNoted = (kind: Kind, key: string): boolean => attempt(() => window[kind].getItem(key)) !== null

/** Sets a flag. */
export const note = (kind: Kind, key: string): void => void attempt(() => window[kind].setItem(key, '1'))

/** Clears a flag. */
export const removeStored = (kind: Kind, key: string): void =>
  void attempt(() => window[kind].removeItem(key))

/** Stores a choice for this browser or this session. */
export const remember = (key: string, choice: string, kind: Kind = 'localStorage'): void =>
  void attempt(() => window[kind].setItem(key, choice))

/** The stored choice, if any. */
export const recall = (key: string, kind: Kind = 'localStorage'): string | undefined =>
  attempt(() => window[kind].getItem(key)) ?? undefined
