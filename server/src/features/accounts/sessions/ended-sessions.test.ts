import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDevice } from '../../../testing/device-with-passkey.ts'
import { aMember, aPasskey, aPhoneCode, type Member, PASSWORD } from '../../../testing/factories.ts'
import { type Answer, testApp } from '../../../testing/test-app.ts'
import { appShows, takeTwoSteps } from '../../../testing/two-step.ts'
import { lockOwner } from '../accounts.queries.ts'
import { endSessionsOf } from './sessions.queries.ts'

const app = await testApp()
const { request, clock, db } = app

const currentPassword = PASSWORD

/** Prepares a change. @returns the change */
type Change = (member: Member) => Promise<() => Promise<Answer>>

const post = (path: string, body: object, cookie: string) =>
  request('POST', `/api/auth/${path}`, { body, cookie })
const patch = (body: object, cookie: string) => request('PATCH', '/api/auth/user', { body, cookie })

const changes: Record<string, Change> = {
  'a new passkey': async ({ cookie }) => {
    const { options } = (await post('passkeys/begin', { currentPassword }, cookie)).body
    const credential = aDevice().create(options)
    return () => post('passkeys', { credential }, cookie)
  },
  'a passkey’s removal': async (member) => {
    const id = await aPasskey(app, member)
    return () => post(`passkeys/${id}/remove`, { currentPassword }, member.cookie)
  },
  'a new authenticator app': async ({ cookie }) => {
    const { key } = (await post('two-step/begin', { currentPassword }, cookie)).body
    return () => post('two-step/switch-on', { code: appShows(key, clock.now()) }, cookie)
  },
  'a key for an authenticator app':
    async ({ cookie }) =>
    () =>
      post('two-step/begin', { currentPassword }, cookie),
  'the end of two-step sign-in': async (member) => {
    const { key } = await takeTwoSteps(app, member)
    return () =>
      post('two-step/switch-off', { currentPassword, code: appShows(key, clock.now()) }, member.cookie)
  },
  'new recovery codes': async (member) => {
    const { key } = await takeTwoSteps(app, member)
    return () =>
      post('two-step/recovery-codes', { currentPassword, code: appShows(key, clock.now()) }, member.cookie)
  },
  'another password': async ({ cookie }) => {
    const password = 'a different horse'
    return () => post('change-password', { currentPassword, password, confirmPassword: password }, cookie)
  },
  'a password instead of a temporary one': async ({ id, cookie }) => {
    const temporaryPasswordUntil = new Date(clock.now() + 24 * 60 * 60 * 1000)
    await db.updateTable('users').set({ temporaryPasswordUntil }).where('id', '=', id).execute()
    const password = 'a different horse'
    return () => post('replace-temporary-password', { password, confirmPassword: password }, cookie)
  },
  'another email':
    async ({ cookie }) =>
    () =>
      patch({ email: `${randomUUID()}@mail.net`, currentPassword }, cookie),
  'another phone number':
    async ({ cookie }) =>
    () =>
      patch({ phoneNumber: '+1 604 555 0123', currentPassword }, cookie),
  'a verified phone number': async (member) => {
    const code = await aPhoneCode(app, member)
    return () => post('verify-phone', { code }, member.cookie)
  },
}

async function untilSomethingWaits(): Promise<void> {
  const { rows } = await sql`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
    db,
  )
  if (rows.length === 0) await untilSomethingWaits()
}

test.each(Object.entries(changes))(
  '%s changes nothing if a recovery ended its session after the request arrived',
  async (_name, begin) => {
    const member = await aMember(app)
    const change = await begin(member)
    const recovery = db.transaction().execute(async (tx) => {
      await lockOwner(tx, member.id)
      const sent = change()
      await untilSomethingWaits()
      await endSessionsOf(tx, member.id)
      return { sent }
    })
    const { statusCode, body } = await (await recovery).sent
    expect([statusCode, body.code]).toEqual([401, 'NOT_SIGNED_IN'])
  },
)
