type Signals = Partial<
  Pick<typeof PublicKeyCredential, 'signalAllAcceptedCredentials' | 'signalUnknownCredential'>
>

/** What this browser can be signaled; nothing where it has no passkeys. */
const signals = (): Signals => window.PublicKeyCredential ?? {}

/** A signal only tidies the device's list: nothing depends on whether it arrives. */
const ignoringFailure = (signal: Promise<unknown> | undefined) => void signal?.catch(() => {})

/** Has the browser hide the passkeys of an account that no longer sign in. */
export const signalAccepted = (accepted: AllAcceptedCredentialsOptions): void =>
  ignoringFailure(signals().signalAllAcceptedCredentials?.(accepted))

/** Has the browser hide a passkey that the server does not know. */
export const signalUnknown = (unknown: UnknownCredentialOptions): void =>
  ignoringFailure(signals().signalUnknownCredential?.(unknown))
