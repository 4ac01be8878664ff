import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../testing/device-with-passkey.ts'
import { aMember, anAdmin, aPhoneCode, type Member, PASSWORD } from '../../../testing/factories.ts'
import { aBrowser } from '../../../testing/push-service.ts'
import { testApp } from '../../../testing/test-app.ts'
import { appShows, takeTwoSteps, ticketOf } from '../../../testing/two-step.ts'

const app = await testApp()
const { request, clock } = app
const admin = await anAdmin(app)

const NEW_PASSWORD = 'a different horse'
const newPassword = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

const post = (path: string, body: object, cookie?: string) =>
  request('POST', `/api/auth/${path}`, { body, cookie })
const isOk = async (answer: ReturnType<typeof post>) => (await answer).statusCode === 200
const signIn = (email: string, password: string) => post('login', { email, password })

/** The token of the last link to a page that was mailed to an address. */
async function mailedToken(page: string, to: string): Promise<string> {
  await app.runJobs()
  const link = new RegExp(`/${page}\\?token=([\\w-]+)`)
  const texts = app.mails.filter((mail) => mail.to === to).map(({ text }) => text)
  return link.exec(texts.findLast((text) => link.test(text)) ?? '')?.[1] ?? ''
}

/** The keys of members' authenticator apps, by their ids. */
const apps = new Map<string, string>()

/** Sets up an authenticator app that the member can read codes from later. */
async function aTwoStepApp(member: Member) {
  const made = await takeTwoSteps(app, member)
  apps.set(member.id, made.key)
  return made
}

/** What an owner confirms a change with. */
function confirmation({ id }: Member) {
  const key = apps.get(id)
  return { currentPassword: PASSWORD, ...(key && { code: appShows(key, clock.now()) }) }
}

/** Requests an email change. @returns the token of the confirmation link */
async function askForEmail(member: Member, email: string): Promise<string> {
  const body = { email, ...confirmation(member) }
  await request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
  return mailedToken('verify-email', email)
}

async function resetTokenFor(email: string): Promise<string> {
  await post('forgot-password', { email })
  return mailedToken('reset-password', email)
}

/** How the owner signs in after a recovery, and the session they have then. */
interface Owner {
  email: string
  password: string
  cookie: string
}

const ownerAfterSignIn = async (email: string, password: string): Promise<Owner> => ({
  email,
  password,
  cookie: (await signIn(email, password)).cookie ?? '',
})

/** Adds a way into an account. @returns whether it still opens the account */
type WayIn = (member: Member) => Promise<(owner: Owner) => Promise<boolean>>

const waysIn: Record<string, WayIn> = {
  'the old password': async () => async (owner) => {
    const { body } = await signIn(owner.email, PASSWORD)
    return body.code === undefined
  },
  'a session': async ({ email }) => {
    const { cookie } = await signIn(email, PASSWORD)
    return () => isOk(request('GET', '/api/auth/user', { cookie }))
  },
  'a passkey': async ({ cookie }) => {
    const device = aDevice()
    const { options } = (await post('passkeys/begin', { currentPassword: PASSWORD }, cookie)).body
    expect((await post('passkeys', { credential: device.create(options) }, cookie)).statusCode).toBe(201)
    return async () => {
      const begun = (await post('passkey-sign-in/begin', {})).body
      const credential = device.get(begun.options)
      return isOk(post('passkey-sign-in', { credential, timeZone: 'Europe/Berlin' }))
    }
  },
  'a pending email': async (member) => {
    const email = `${randomUUID()}@mail.net`
    const token = await askForEmail(member, email)
    const links = app.db.selectFrom('emailLinks').where('email', '=', email).select('userId')
    return async (owner) =>
      (await isOk(post('verify-email', { token }, member.cookie))) ||
      (await isOk(post('verify-email', { token }, owner.cookie))) ||
      (await links.execute()).length > 0
  },
  'a reset link': async ({ email }) => {
    const token = await resetTokenFor(email)
    return () => isOk(post('reset-password', { token, ...newPassword }))
  },
  'a sign-in that lacks the second step': async (member) => {
    const { recoveryCodes } = await aTwoStepApp(member)
    const ticket = ticketOf(await signIn(member.email, PASSWORD))
    return () => isOk(post('second-step', { code: recoveryCodes[0] }, ticket))
  },
  'a verified phone with text messages on': async ({ cookie }) => {
    const body = { smsNotifications: true }
    await request('POST', '/api/notification-preferences', { cookie, body })
    return async ({ cookie: own }) => {
      const { body: user } = await request('GET', '/api/auth/user', { cookie: own })
      const response = await request('POST', '/api/notifications/test', { cookie: own })
      return user.phoneProvedAt !== null || response.body.channels?.includes('sms') === true
    }
  },
  'a browser that gets push notices': async ({ id, cookie }) => {
    const body = aBrowser(`https://push.example/${randomUUID()}`).subscription
    const { statusCode } = await request('POST', '/api/notifications/push-subscriptions', { cookie, body })
    expect(statusCode).toBeLessThan(300)
    return async () => {
      const subscriptions = app.db.selectFrom('pushSubscriptions').where('userId', '=', id)
      return (await subscriptions.select('userId').execute()).length > 0
    }
  },
  'a passkey that is being added': async ({ cookie }) => {
    const { options } = (await post('passkeys/begin', { currentPassword: PASSWORD }, cookie)).body
    const credential = aDevice().create(options)
    const add = async (session: string) =>
      (await post('passkeys', { credential }, session)).statusCode === 201
    return async (owner) => (await add(cookie)) || (await add(owner.cookie))
  },
  'an authenticator app that is being set up': async ({ cookie }) => {
    const { key } = (await post('two-step/begin', { currentPassword: PASSWORD }, cookie)).body
    const switchOn = (session: string) =>
      isOk(post('two-step/switch-on', { code: appShows(key, clock.now()) }, session))
    return async (owner) => (await switchOn(cookie)) || (await switchOn(owner.cookie))
  },
  'a texted code': async (member) => {
    const code = await aPhoneCode(app, member)
    return async (owner) =>
      (await isOk(post('verify-phone', { code }, member.cookie))) ||
      isOk(post('verify-phone', { code }, owner.cookie))
  },
  'a ticket for a download': async ({ cookie }) => {
    const { ticket } = (await post('export', { currentPassword: PASSWORD }, cookie)).body
    const download = (session: string) =>
      isOk(request('GET', `/api/auth/export?ticket=${ticket}`, { cookie: session }))
    return async (owner) => (await download(cookie)) || (await download(owner.cookie))
  },
  'an authenticator app from before the email was verified': async (member) => {
    await aTwoStepApp(member)
    const unverified = { emailWasVerified: false }
    await app.db.updateTable('authenticators').set(unverified).where('userId', '=', member.id).execute()
    return async ({ email, password }) => (await signIn(email, password)).body.code === 'SECOND_STEP_NEEDED'
  },
}

/** @returns the recovery call, once everything is set up, and the account's state */
type Recovery = (member: Member) => Promise<{ account: Member; recover: () => Promise<Owner> }>

const recoveries: Record<string, Recovery> = {
  'a password reset': async (account) => ({
    account,
    recover: async () => {
      const token = await resetTokenFor(account.email)
      expect(await isOk(post('reset-password', { token, ...newPassword }))).toBe(true)
      return ownerAfterSignIn(account.email, NEW_PASSWORD)
    },
  }),
  'a password change': async (account) => ({
    account,
    recover: async () => {
      const body = { ...newPassword, ...confirmation(account) }
      const changed = await post('change-password', body, account.cookie)
      expect(changed.statusCode).toBe(200)
      return { email: account.email, password: NEW_PASSWORD, cookie: changed.cookie ?? '' }
    },
  }),
  'a replaced temporary password': async (account) => ({
    account,
    recover: async () => {
      const temporaryPasswordUntil = new Date(clock.now() + 24 * 60 * 60 * 1000)
      await app.db.updateTable('users').set({ temporaryPasswordUntil }).where('id', '=', account.id).execute()
      const replaced = await post('replace-temporary-password', newPassword, account.cookie)
      expect(replaced.statusCode).toBe(200)
      return { email: account.email, password: NEW_PASSWORD, cookie: replaced.cookie ?? '' }
    },
  }),
  'an undone email': async (member) => {
    const email = `${randomUUID()}@mail.net`
    await post('verify-email', { token: await askForEmail(member, email) }, member.cookie)
    const token = await mailedToken('undo-email', member.email)
    return {
      account: { ...member, email },
      recover: async () => {
        expect(await isOk(post('undo-email', { token }))).toBe(true)
        const reset = await mailedToken('reset-password', member.email)
        expect(await isOk(post('reset-password', { token: reset, ...newPassword }))).toBe(true)
        return ownerAfterSignIn(member.email, NEW_PASSWORD)
      },
    }
  },
  'a temporary password': async (account) => ({
    account,
    recover: async () => {
      const reset = await request('POST', `/api/admin/users/${account.id}/reset-password`, {
        cookie: admin.cookie,
      })
      return ownerAfterSignIn(account.email, reset.body.tempPassword)
    },
  }),
}

/** The account without a recovery: every way in works. */
const unrecovered: Recovery = async (account) => ({
  account,
  recover: async () => ({ email: account.email, password: PASSWORD, cookie: account.cookie }),
})

describe.each(Object.entries(waysIn))('%s', (_name, add) => {
  async function opensAfter(recovery: Recovery): Promise<boolean> {
    const { account, recover } = await recovery(await aMember(app))
    const opens = await add(account)
    return opens(await recover())
  }

  test('opens the account', async () => {
    expect(await opensAfter(unrecovered)).toBe(true)
  })

  test.each(Object.entries(recoveries))('opens nothing after %s', async (_recovery, recovery) => {
    expect(await opensAfter(recovery)).toBe(false)
  })
})

describe('an authenticator app added after verifying the email', () => {
  const needsCode = async ({ email, password }: Owner) =>
    (await signIn(email, password)).body.code === 'SECOND_STEP_NEEDED'

  test.each(Object.entries(recoveries))('stays after %s, if it existed before', async (_name, recovery) => {
    const member = await aMember(app)
    const { key } = await aTwoStepApp(member)
    const { recover } = await recovery(member)
    const owner = await recover()
    expect(await needsCode(owner)).toBe(true)
    clock.advance(30_000)
    const ticket = ticketOf(await signIn(owner.email, owner.password))
    expect(await isOk(post('second-step', { code: appShows(key, clock.now()) }, ticket))).toBe(true)
  })

  test('is removed by undoing an email change, if added since the request', async () => {
    const { account, recover } = await (recoveries['an undone email'] as Recovery)(await aMember(app))
    await aTwoStepApp(account)
    expect(await needsCode(await recover())).toBe(false)
  })
})
