import { useSyncExternalStore } from 'react'

/** Whether this browser can use passkeys here: a site has to have a name for them, not only an address of numbers. */
const canHavePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname)

/** Whether whoever was asked for a passkey showed none. */
export const wasDismissed = ({ name }: Error): boolean => name === 'NotAllowedError' || name === 'AbortError'

const never = () => () => {}

/** The same as a page is drawn: as most browsers can. */
export const useCanHavePasskeys = (): boolean => useSyncExternalStore(never, canHavePasskeys, () => true)
