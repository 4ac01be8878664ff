type Signals = Partial<
  Pick<typeof PublicKeyCredential, 'signalAllAcceptedCredentials' | 'signalUnknownCredential'>
>

/** The signal API of this browser; empty without passkeys. */
const signals = (): Signals => window.PublicKeyCredential ?? {}

const ignoringFailure = (signal: Promise<unknown> | undefined) => void signal?.catch(() => {})

/** Hides the account's removed passkeys on this device. */
export const signalAccepted = (accepted: AllAcceptedCredentialsOptions): void =>
  ignoringFailure(signals().signalAllAcceptedCredentials?.(accepted))

/** Hides a passkey that the server doesn't know. */
export const signalUnknown = (unknown: UnknownCredentialOptions): void =>
  ignoringFailure(signals().signalUnknownCredential?.(unknown))
