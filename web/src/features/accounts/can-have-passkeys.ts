import { useSyncExternalStore } from 'react'

/** Whether this browser can use passkeys here. They require a host name, not an IP address. */
const canHavePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname)

/** Whether the user dismissed the passkey prompt. */
export const wasDismissed = ({ name }: Error): boolean => name === 'NotAllowedError' || name === 'AbortError'

const never = () => () => {}

/** The same during server rendering, assuming a typical browser. */
export const useCanHavePasskeys = (): boolean => useSyncExternalStore(never, canHavePasskeys, () => true)
