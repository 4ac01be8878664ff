import type { NewPasskey, PasskeySignIn } from '@pepwell/contract/passkeys'
import { addPasskey } from '@pepwell/contract/passkeys.calls'
import { MOST_PASSKEYS } from '@pepwell/domain/bounds'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Session, SessionUser } from '../../http/session.ts'
import type { People } from '../../live/people.ts'
import type { Random } from '../../random.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import { credentialsById, userById } from './accounts.queries.ts'
import type { OwnSessions } from './own-sessions.service.ts'
import * as passkeys from './passkeys.queries.ts'
import { type Device, describeDevice } from './sessions.service.ts'
import type { SignInService } from './sign-in.service.ts'
import { hashOf } from './token-hash.ts'
import { CHALLENGE_LIFE_MS, challengeIn, webauthn } from './webauthn.ts'

interface Parts {
  db: Kysely<DB>
  clock: Clock
  random: Random
  people: People
  publicUrl: string
  attempts: Attempts
  ownSessions: OwnSessions
  signIns: SignInService
}

/** Who signs in with a passkey, and in which browser. */
interface Entering {
  device: Device
  /** the browser's id, when it was let into the account before */
  recognise(email: string): Promise<string | undefined>
}

/** Keys on people's devices: what they are, and signing in with one. */
export function passkeysService(parts: Parts) {
  const { db, clock, random, people, attempts, ownSessions, signIns } = parts
  const site = webauthn(parts.publicUrl)
  const beginnings = attempts.limit('begin-passkey', { minutes: 15, perAccount: 100, perAddress: 100 })
  const tries = attempts.limit('passkey', {
    minutes: 15,
    perAccount: 10,
    perAddress: 100,
    perAccountFromAnywhere: 200,
  })

  async function newChallenge(userId: string | null): Promise<string> {
    const challenge = random.token()
    const now = new Date(clock.now())
    const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS)
    await passkeys.putChallenge(db, { challengeHash: hashOf(challenge), userId }, { now, expiresAt })
    return challenge
  }

  /** The challenge that was signed: one of ours, for the first time. */
  async function challengeOf(clientDataJSON: string, userId: string | null): Promise<string> {
    const challenge = challengeIn(clientDataJSON)
    const isOurs =
      challenge &&
      (await passkeys.useChallenge(db, { challengeHash: hashOf(challenge), userId }, new Date(clock.now())))
    if (!isOurs) throw new Refusal('PASSKEY_REFUSED')
    return challenge
  }

  return {
    list: ({ id }: SessionUser) => passkeys.passkeysOf(db, id),

    /** @throws Refusal PASSWORD_NEEDED, WRONG_PASSWORD, PASSKEYS_FULL, TOO_MANY_REQUESTS */
    async begin(session: Session, password: string | undefined, address: string) {
      await ownSessions.confirm(session, password, address)
      const { id } = session.user
      const known = (await passkeys.passkeysOf(db, id)).map(({ credentialId }) => credentialId)
      if (known.length >= MOST_PASSKEYS) throw new Refusal('PASSKEYS_FULL')
      const { email = '' } = (await userById(db, id)) ?? {}
      return { options: { ...(await site.creation({ id, email }, await newChallenge(id), known)) } }
    },

    /** @throws Refusal PASSKEY_REFUSED, PASSKEYS_FULL */
    async add(
      { id: userId }: SessionUser,
      { credential }: z.output<typeof NewPasskey>,
      { userAgent }: Device,
    ) {
      const { clientDataJSON, transports = [] } = credential.response
      const challenge = await challengeOf(clientDataJSON, userId)
      const made = await site.made(credential as Parameters<typeof site.made>[0], challenge)
      if (!made) throw new Refusal('PASSKEY_REFUSED')
      const name = describeDevice(userAgent).browserInfo ?? 'Passkey'
      const { credentialId, counter } = made
      const key = { credentialId, counter, publicKey: Buffer.from(made.publicKey), transports }
      return db.transaction().execute(async (tx) => {
        const passkey = { ...key, userId, name, createdAt: new Date(clock.now()) }
        const kept = await passkeys.insertPasskey(tx, passkey, MOST_PASSKEYS)
        if (!kept) throw new Refusal('PASSKEYS_FULL')
        await people.tellOwn(tx, userId, addPasskey)
        return kept
      })
    },

    /** @throws Refusal PASSKEY_NOT_FOUND */
    rename: ({ id: userId }: SessionUser, id: number, name: string) =>
      db.transaction().execute(async (tx) => {
        const renamed = await passkeys.renamePasskey(tx, { userId, id, name })
        if (!renamed) throw new Refusal('PASSKEY_NOT_FOUND')
        await people.tellOwn(tx, userId, addPasskey)
        return renamed
      }),

    /**
     * @returns the passkeys that still sign in
     * @throws Refusal PASSKEY_NOT_FOUND, PASSWORD_NEEDED, WRONG_PASSWORD, TOO_MANY_REQUESTS
     */
    async remove(
      session: Session,
      id: number,
      { password, address }: { password?: string; address: string },
    ) {
      await ownSessions.confirm(session, password, address)
      const { id: userId } = session.user
      return db.transaction().execute(async (tx) => {
        if (!(await passkeys.deletePasskey(tx, userId, id))) throw new Refusal('PASSKEY_NOT_FOUND')
        await people.tellOwn(tx, userId, addPasskey)
        const left = await passkeys.passkeysOf(tx, userId)
        return site.accepted(
          userId,
          left.map(({ credentialId }) => credentialId),
        )
      })
    },

    /** Inside a transaction: none of somebody's signs in any more. @returns whether there was one */
    async removeAll(tx: Db, userId: string): Promise<boolean> {
      await people.tellOwn(tx, userId, addPasskey)
      return (await passkeys.deletePasskeysOf(tx, userId)) > 0
    },

    /** @throws Refusal TOO_MANY_REQUESTS */
    async beginSignIn(address: string) {
      await beginnings.take({ account: address, address })
      return { options: { ...(await site.request(await newChallenge(null))) } }
    },

    /** @throws Refusal PASSKEY_REFUSED, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS */
    async signIn({ credential, timeZone }: z.output<typeof PasskeySignIn>, { device, recognise }: Entering) {
      const attempt = { account: credential.id, address: device.address }
      await tries.take(attempt)
      const challenge = await challengeOf(credential.response.clientDataJSON, null)
      const passkey = await passkeys.passkeyByCredential(db, credential.id)
      const known = passkey && (await credentialsById(db, passkey.userId))
      if (!passkey || !known) throw new Refusal('PASSKEY_REFUSED', { details: { isUnknown: true } })
      const { id, publicKey, counter: before } = passkey
      const key = { id: credential.id, publicKey: new Uint8Array(publicKey), counter: before }
      const counter = await site.signed(credential, challenge, key)
      if (counter === undefined) throw new Refusal('PASSKEY_REFUSED')
      const entrance = { device, browser: await recognise(known.email), timeZone, isByPasskey: true }
      const entered = await signIns.letIn(known, entrance, async (tx) => {
        const isFirst = await passkeys.notePasskeyUsed(tx, { id, counter, now: new Date(clock.now()) })
        if (!isFirst) throw new Refusal('PASSKEY_REFUSED')
      })
      await tries.forgive(attempt)
      return entered
    },
  }
}

/** See {@link passkeysService}. */
export type Passkeys = ReturnType<typeof passkeysService>
