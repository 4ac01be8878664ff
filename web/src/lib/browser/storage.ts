/** A browser may refuse storage altogether; then nothing is remembered, and nothing breaks. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

type Kind = 'localStorage' | 'sessionStorage'

/** Whether something was noted under a key before: for this browser, or for this session of it. */
export const isNoted = (kind: Kind, key: string): boolean => attempt(() => window[kind].getItem(key)) !== null

/** Notes that something was done or seen. */
export const note = (kind: Kind, key: string): void => void attempt(() => window[kind].setItem(key, '1'))

/** Forgets what was noted. */
export const forget = (kind: Kind, key: string): void => void attempt(() => window[kind].removeItem(key))

/** Keeps a choice for this browser, or for this session of it. */
export const remember = (key: string, choice: string, kind: Kind = 'localStorage'): void =>
  void attempt(() => window[kind].setItem(key, choice))

/** The choice kept under a key, if there is one. */
export const recall = (key: string, kind: Kind = 'localStorage'): string | undefined =>
  attempt(() => window[kind].getItem(key)) ?? undefined
