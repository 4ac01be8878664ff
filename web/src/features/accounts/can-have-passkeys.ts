/** Whether this browser can use passkeys here: a site has to have a name for them, not only an address of numbers. */
export const canHavePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname)
