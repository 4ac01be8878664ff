import type { NewPasskey, PasskeySignIn } from '@pepwell/contract/accounts/passkeys'
import { addPasskey } from '@pepwell/contract/accounts/passkeys.calls'
import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import { MAX_PASSKEYS } from '@pepwell/domain/text/limits'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import { type Device, describeDevice } from '../../../http/device.ts'
import type { SessionInUse, SessionUser } from '../../../http/session.ts'
import type { People } from '../../../live/person-events.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { credentialsById, userById } from '../accounts.queries.ts'
import type { AccountNotices } from '../security/account-notices.service.ts'
import type { Reauthenticate } from '../security/reauthentication.service.ts'
import type { LockSession } from '../sessions/session-lock.ts'
import { requireVerifiedEmail } from '../verification/verified-email.service.ts'
import { forSignIn, type PasskeySignatures } from './passkey-signatures.ts'
import * as passkeys from './passkeys.queries.ts'
import type { SignInService } from './sign-in.service.ts'
import type { WebAuthn } from './webauthn.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  rateLimits: RateLimits
  site: WebAuthn
  signatures: PasskeySignatures
  signIns: SignInService
  reauthenticate: Reauthenticate
  lockSession: LockSession
  notices: AccountNotices
  securityEvents: SecurityEvents
}

/** A passkey sign-in and its browser. */
interface Entering {
  device: Device
  /** the browser's id if it signed in to the account before */
  recognize(email: string): Promise<string | undefined>
}

/** Passkeys: managing them, and signing in with one. */
export function passkeysService(deps: Deps) {
  const { db, clock, people, rateLimits, site, signatures, signIns, reauthenticate, lockSession, notices } =
    deps
  const { securityEvents } = deps
  const beginnings = rateLimits.limit('begin-passkey', { minutes: 15, perAccount: 100, perAddress: 100 })
  const attemptLimit = rateLimits.limit('passkey', {
    minutes: 15,
    perAccount: 10,
    perAddress: 100,
    perAccountFromAnywhere: 200,
  })

  return {
    list: ({ id }: SessionUser) => passkeys.passkeysOf(db, id),

    /** @throws Refusal VERIFY_EMAIL_FIRST, PASSKEYS_FULL, and as {@link Reauthenticate} does */
    async begin(session: SessionInUse, given: Reauthentication, address: string) {
      const { id } = session.user
      await requireVerifiedEmail(db, id)
      await reauthenticate(session, given, address)
      const known = (await passkeys.passkeysOf(db, id)).map(({ credentialId }) => credentialId)
      if (known.length >= MAX_PASSKEYS) throw new Refusal('PASSKEYS_FULL')
      const { email = '' } = (await userById(db, id)) ?? {}
      const challenge = await signatures.newChallenge({ purpose: 'add', userId: id })
      return { options: { ...(await site.creation({ id, email }, challenge, known)) } }
    },

    /** @throws Refusal PASSKEY_REFUSED, PASSKEYS_FULL, VERIFY_EMAIL_FIRST, NOT_SIGNED_IN */
    async add(session: SessionInUse, { credential }: z.output<typeof NewPasskey>) {
      const { device } = session
      const userId = session.user.id
      const { clientDataJSON, transports = [] } = credential.response
      const challenge = await signatures.challengeOf(clientDataJSON, { purpose: 'add', userId })
      const made = await site.made(credential as Parameters<typeof site.made>[0], challenge)
      if (!made) throw new Refusal('PASSKEY_REFUSED')
      const name = describeDevice(device.userAgent).browserInfo ?? 'Passkey'
      const { credentialId, counter } = made
      const key = { credentialId, counter, publicKey: Buffer.from(made.publicKey), transports }
      return db.transaction().execute(async (tx) => {
        await lockSession(tx, session)
        await requireVerifiedEmail(tx, userId)
        const passkey = { ...key, userId, name, createdAt: new Date(clock.now()) }
        const inserted = await passkeys.insertPasskey(tx, passkey, MAX_PASSKEYS)
        if (!inserted) throw new Refusal('PASSKEYS_FULL')
        await securityEvents.record(tx, { userId, kind: 'passkey-added', device })
        await notices.add(tx, userId, 'passkey-added')
        await people.publishToOwnPages(tx, userId, addPasskey)
        return inserted
      })
    },

    /** @throws Refusal PASSKEY_NOT_FOUND */
    rename: ({ id: userId }: SessionUser, id: number, name: string) =>
      db.transaction().execute(async (tx) => {
        const renamed = await passkeys.renamePasskey(tx, { userId, id, name })
        if (!renamed) throw new Refusal('PASSKEY_NOT_FOUND')
        await people.publishToOwnPages(tx, userId, addPasskey)
        return renamed
      }),

    /**
     * @returns the passkeys that still sign in
     * @throws Refusal PASSKEY_NOT_FOUND, NOT_SIGNED_IN, and as {@link Reauthenticate} does
     */
    async remove(
      session: SessionInUse,
      id: number,
      { given, address }: { given: Reauthentication; address: string },
    ) {
      await reauthenticate(session, given, address)
      const { device } = session
      const { id: userId } = session.user
      return db.transaction().execute(async (tx) => {
        await lockSession(tx, session)
        if (!(await passkeys.deletePasskey(tx, userId, id))) throw new Refusal('PASSKEY_NOT_FOUND')
        await securityEvents.record(tx, { userId, kind: 'passkey-removed', device })
        await notices.add(tx, userId, 'passkey-removed')
        await people.publishToOwnPages(tx, userId, addPasskey)
        const left = await passkeys.passkeysOf(tx, userId)
        return site.accepted(
          userId,
          left.map(({ credentialId }) => credentialId),
        )
      })
    },

    /**
     * Call it in a transaction: removes all passkeys of a person.
     * @returns whether there was one
     */
    async removeAll(tx: Db, userId: string): Promise<boolean> {
      await people.publishToOwnPages(tx, userId, addPasskey)
      return (await passkeys.deletePasskeysOf(tx, userId)) > 0
    },

    /** @throws Refusal TOO_MANY_REQUESTS */
    async beginConfirmation({ id }: SessionUser, address: string) {
      await beginnings.take({ account: id, address })
      const known = (await passkeys.passkeysOf(db, id)).map(({ credentialId }) => credentialId)
      const challenge = await signatures.newChallenge({ purpose: 'confirm', userId: id })
      return { options: { ...(await site.request(challenge, known)) } }
    },

    /** @throws Refusal TOO_MANY_REQUESTS */
    async beginSignIn(address: string) {
      await beginnings.take({ account: address, address })
      return { options: { ...(await site.request(await signatures.newChallenge(forSignIn))) } }
    },

    /** @throws Refusal PASSKEY_REFUSED, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS */
    async signIn({ credential, timeZone }: z.output<typeof PasskeySignIn>, { device, recognize }: Entering) {
      const attempt = { account: credential.id, address: device.address }
      await attemptLimit.take(attempt)
      const { userId, recordUse } = await signatures.verify(credential, forSignIn).catch((error) => {
        const owner = passkeys.passkeyByCredential(db, credential.id).then((key) => key?.userId)
        securityEvents.recordRefused({ userId: owner, kind: 'sign-in-passkey', device })
        throw error
      })
      const known = await credentialsById(db, userId)
      if (!known) throw new Refusal('PASSKEY_REFUSED', { details: { isUnknown: true } })
      const origin = { device, browser: await recognize(known.email), timeZone }
      const entered = await signIns.completeSignIn(known, origin, {
        kind: 'sign-in-passkey',
        inTransaction: recordUse,
      })
      await attemptLimit.forgive(attempt)
      return entered
    },
  }
}

export type Passkeys = ReturnType<typeof passkeysService>
