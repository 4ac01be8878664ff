import { expect, test } from 'vitest'
import { aDevice } from '../../../testing/device-with-passkey.ts'
import { aMember, anAdmin, aPasskey, type Member, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { appShows, takeTwoSteps } from '../../../testing/two-step.ts'

const app = await testApp({ exposeResetToken: true })
const { request, clock } = app

const currentPassword = PASSWORD
const NEW_PASSWORD = 'a different horse'
const newPassword = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

const post = (path: string, body: object, cookie?: string) =>
  request('POST', `/api/auth/${path}`, { body, cookie })
const patch = (body: object, cookie: string) => request('PATCH', '/api/auth/user', { body, cookie })

/** Emails to an address since the last call. */
async function mailsTo(email: string) {
  await app.runJobs()
  return app.mails.splice(0).filter(({ to }) => to === email)
}

/** Prepares a change. @returns the change, whose reply contains secrets that no email may */
type Change = (member: Member) => Promise<() => Promise<string[]>>

const changes: Record<string, Change> = {
  'A passkey was added to your Pepwell account': async ({ cookie }) => {
    const { options } = (await post('passkeys/begin', { currentPassword }, cookie)).body
    const credential = aDevice().create(options)
    return async () => {
      await post('passkeys', { credential }, cookie)
      return [credential.id]
    }
  },
  'A passkey was removed from your Pepwell account': async (member) => {
    const id = await aPasskey(app, member)
    return async () => {
      await post(`passkeys/${id}/remove`, { currentPassword }, member.cookie)
      return [PASSWORD]
    }
  },
  'Two-step sign-in is on for your Pepwell account': async (member) => async () => {
    const { key, recoveryCodes } = await takeTwoSteps(app, member)
    return [key, ...recoveryCodes]
  },
  'Two-step sign-in is off for your Pepwell account': async (member) => {
    const { key } = await takeTwoSteps(app, member)
    return async () => {
      const code = appShows(key, clock.now())
      await post('two-step/switch-off', { currentPassword, code }, member.cookie)
      return [key, code]
    }
  },
  'New recovery codes for your Pepwell account': async (member) => {
    const { key } = await takeTwoSteps(app, member)
    return async () => {
      const code = appShows(key, clock.now())
      const given = { currentPassword, code }
      return (await post('two-step/recovery-codes', given, member.cookie)).body.recoveryCodes
    }
  },
  'The password of your Pepwell account was changed':
    async ({ cookie }) =>
    async () => {
      await post('change-password', { currentPassword, ...newPassword }, cookie)
      return [PASSWORD, NEW_PASSWORD]
    },
  'The phone number of your Pepwell account was changed':
    async ({ cookie }) =>
    async () => {
      await patch({ currentPassword, phoneNumber: '+1 604 555 0123' }, cookie)
      return ['604', '415']
    },
}

test.each(Object.entries(changes))('%s is announced by mail immediately', async (subject, begin) => {
  const member = await aMember(app)
  const change = await begin(member)
  await mailsTo(member.email)
  const secrets = await change()
  const [mail, ...more] = await mailsTo(member.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject, text: expect.stringContaining(`Hello Ada,\n\n${subject}. Time: `) })
  expect(mail?.text).toContain('Monday, June 15, 2026')
  expect(mail?.text).toContain('EDT')
  expect(mail?.text).toMatch(/If it wasn’t you, .*\n\nhttp.*\/login/)
  for (const secret of secrets) expect(mail?.text + (mail?.html ?? '')).not.toContain(secret)
})

test('so are a password reset and the replacement of a temporary password', async () => {
  const member = await aMember(app)
  const { token } = (await post('forgot-password', { email: member.email })).body
  await mailsTo(member.email)
  await post('reset-password', { token, ...newPassword })
  const subjects = async () => (await mailsTo(member.email)).map(({ subject }) => subject)
  expect(await subjects()).toEqual(['The password of your Pepwell account was changed'])
  const path = `/api/admin/users/${member.id}/reset-password`
  const { tempPassword } = (await request('POST', path, { cookie: (await anAdmin(app)).cookie })).body
  const { cookie } = await post('login', { email: member.email, password: tempPassword })
  await mailsTo(member.email)
  expect((await post('replace-temporary-password', newPassword, cookie)).statusCode).toBe(200)
  expect(await subjects()).toEqual(['The password of your Pepwell account was changed'])
})

test("failed attempts aren't mailed", async () => {
  const member = await aMember(app)
  await mailsTo(member.email)
  await post('two-step/switch-off', { currentPassword }, member.cookie)
  await post('change-password', { currentPassword: 'a guess', ...newPassword }, member.cookie)
  await patch({ currentPassword, phoneNumber: '415 555 0123', firstName: 'Grace' }, member.cookie)
  expect(await mailsTo(member.email)).toEqual([])
})

test('mails go to the address in force at the time, up to fifty a day', async () => {
  const member = await aMember(app)
  const numbers = ['+1 604 555 0123', '+1 604 555 0124']
  for (let n = 0; n < 52; n++) await patch({ currentPassword, phoneNumber: numbers[n % 2] }, member.cookie)
  const moved = app.db.updateTable('users').set({ email: `new-${member.email}` })
  await moved.where('id', '=', member.id).execute()
  expect(await mailsTo(member.email)).toHaveLength(50)
})
