import { brandName } from '@pepwell/domain/text/brand'
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'

/** Loaded on first use, because it includes certificate parsers. */
const library = () => import('@simplewebauthn/server')

/**
 * COSE numbers of EdDSA, ECDSA and RSA, which devices have. The library supports newer ones only if the runtime does.
 */
const ALGORITHMS = [-8, -7, -257]

/** How long a device may take. */
export const CHALLENGE_LIFE_MS = 5 * 60_000

/** The stored key of a device. */
export interface DeviceKey {
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
}

/** The challenge in a device's response; undefined if it can't be parsed. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))

/** The library throws if a browser's input is wrong. */
const unlessWrong = <Result>(verifying: Promise<Result>): Promise<Result | undefined> =>
  verifying.catch(() => undefined)

/** WebAuthn for the site at PUBLIC_URL: discoverable passkeys with user verification. */
export function webauthn(publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
  return {
    /** A person's valid passkeys, for browser signals. */
    accepted: (userId: string, allAcceptedCredentialIds: string[]) => ({
      rpId: hostname,
      userId: Buffer.from(userId).toString('base64url'),
      allAcceptedCredentialIds,
    }),

    async creation(user: { id: string; email: string }, challenge: string, known: readonly string[]) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: brandName,
        rpID: hostname,
        userName: user.email,
        userID: new TextEncoder().encode(user.id),
        challenge: bytesOf(challenge),
        timeout: CHALLENGE_LIFE_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map((id) => ({ id })),
      })
    },

    /** @param credentialIds the person's passkeys; empty for sign-in */
    async request(challenge: string, credentialIds: readonly string[] = []) {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: bytesOf(challenge),
        timeout: CHALLENGE_LIFE_MS,
        userVerification: 'required',
        allowCredentials: credentialIds.map((id) => ({ id })),
      })
    },

    /** The device's key; undefined if it is invalid, or for another challenge or site. */
    async made(
      response: Omit<RegistrationResponseJSON, 'clientExtensionResults'>,
      expectedChallenge: string,
    ): Promise<DeviceKey | undefined> {
      const { verifyRegistrationResponse } = await library()
      const whole = { ...response, clientExtensionResults: {} }
      const result = await unlessWrong(
        verifyRegistrationResponse({
          response: whole,
          expectedChallenge,
          supportedAlgorithmIDs: ALGORITHMS,
          ...expected,
        }),
      )
      if (!result?.verified) return undefined
      const { id, publicKey, counter } = result.registrationInfo.credential
      return { credentialId: id, publicKey, counter }
    },

    /** The device's new counter; undefined if the signature is invalid or the counter decreased. */
    async signed(
      response: Omit<AuthenticationResponseJSON, 'clientExtensionResults'>,
      expectedChallenge: string,
      credential: WebAuthnCredential,
    ): Promise<number | undefined> {
      const { verifyAuthenticationResponse } = await library()
      const whole = { ...response, clientExtensionResults: {} }
      const result = await unlessWrong(
        verifyAuthenticationResponse({ response: whole, expectedChallenge, credential, ...expected }),
      )
      return result?.verified ? result.authenticationInfo.newCounter : undefined
    },
  }
}

export type WebAuthn = ReturnType<typeof webauthn>
