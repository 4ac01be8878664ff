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

/** Passkey challenges and their signatures. */
export function passkeySignatures({ db, clock, random, site }: Deps) {
  /** The signed challenge: one of ours, unused. */
  async function challengeOf(clientDataJSON: string, userId: string | null): Promise<string> {
    const challenge = challengeIn(clientDataJSON)
    const isOurs =
      challenge &&
      (await passkeys.useChallenge(db, { challengeHash: hashOf(challenge), userId }, new Date(clock.now())))
    if (!isOurs) throw new Refusal('PASSKEY_REFUSED')
    return challenge
  }

  return {
    challengeOf,

    /** @param userId the passkey's owner; null for sign-in */
    async newChallenge(userId: string | null): Promise<string> {
      const challenge = random.token()
      const now = new Date(clock.now())
      const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS)
      await passkeys.putChallenge(db, { challengeHash: hashOf(challenge), userId }, { now, expiresAt })
      return challenge
    },

    /**
     * @param challenged the challenge's owner; null for sign-in
     * @returns the passkey's owner, and a function that records its use, which throws if the passkey was deleted or
     * used meanwhile
     * @throws Refusal PASSKEY_REFUSED
     */
    async verify(credential: SignedCredential, challenged: string | null) {
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
