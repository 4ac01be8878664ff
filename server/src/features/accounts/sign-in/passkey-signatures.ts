import type { PasskeySignIn } from '@pepwell/contract/accounts/passkeys'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import * as passkeys from './passkeys.queries.ts'
import { hashOf } from './token-hash.ts'
import { CHALLENGE_LIFE_MS, challengeIn, type WebAuthn } from './webauthn.ts'

type SignedCredential = z.output<typeof PasskeySignIn>['credential']

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  site: WebAuthn
}

/** What a challenge was made for: adding a passkey, confirming a change, or signing in. It serves nothing else. */
export type Challenged = { purpose: 'add' | 'confirm'; userId: string } | { purpose: 'sign-in'; userId: null }

export const forSignIn: Challenged = { purpose: 'sign-in', userId: null }

/** How a challenge is stored. */
const stored = (challenge: string, { purpose, userId }: Challenged) => ({
  challengeHash: hashOf(`${purpose} ${challenge}`),
  userId,
})

/** Passkey challenges and their signatures. */
export function passkeySignatures({ db, clock, random, site }: Deps) {
  /** The signed challenge: one of ours, unused and made for this. */
  async function challengeOf(clientDataJSON: string, challenged: Challenged): Promise<string> {
    const challenge = challengeIn(clientDataJSON)
    const isOurs =
      challenge && (await passkeys.useChallenge(db, stored(challenge, challenged), new Date(clock.now())))
    if (!isOurs) throw new Refusal('PASSKEY_REFUSED')
    return challenge
  }

  return {
    challengeOf,

    async newChallenge(challenged: Challenged): Promise<string> {
      const challenge = random.token()
      const now = new Date(clock.now())
      const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS)
      await passkeys.putChallenge(db, stored(challenge, challenged), { now, expiresAt })
      return challenge
    },

    /**
     * @returns the passkey's owner, and a function that records its use, which throws if the passkey was deleted or
     * used meanwhile
     * @throws Refusal PASSKEY_REFUSED
     */
    async verify(credential: SignedCredential, challenged: Challenged) {
      const challenge = await challengeOf(credential.response.clientDataJSON, challenged)
      const passkey = await passkeys.passkeyByCredential(db, credential.id)
      if (!passkey) throw new Refusal('PASSKEY_REFUSED', { details: { isUnknown: true } })
      const { id, userId, publicKey, counter: before } = passkey
      const key = { id: credential.id, publicKey: new Uint8Array(publicKey), counter: before }
      const counter = await site.signed(credential, challenge, key)
      if (counter === undefined) throw new Refusal('PASSKEY_REFUSED')
      const recordUse = async (tx: Db): Promise<void> => {
        const now = new Date(clock.now())
        const isFirst = await passkeys.recordPasskeyUsed(tx, { userId, id, counter, now })
        if (!isFirst) throw new Refusal('PASSKEY_REFUSED')
      }
      return { userId, recordUse }
    },
  }
}

export type PasskeySignatures = ReturnType<typeof passkeySignatures>
