import { expect, test } from 'vitest'
import { aMember, type Member, PASSWORD } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const PATH = '/api/notification-preferences'

const read = async ({ cookie }: Member) => (await request('GET', PATH, { cookie })).body
const change = ({ cookie }: Member, body: object) => request('POST', PATH, { cookie, body })
const setPhone = ({ cookie }: Member, phoneNumber: string | null) =>
  request('PATCH', '/api/auth/user', { cookie, body: { phoneNumber, currentPassword: PASSWORD } })

const defaults = {
  emailNotifications: true,
  smsNotifications: false,
  inAppNotifications: true,
  reminderMails: true,
  peopleMails: true,
  orderMails: true,
  productMails: true,
  textsStopped: false,
  reminderLeadTime: 30,
  lowVialDoses: 2,
  lowVialDays: 14,
  phoneNumber: '+14155550123',
}

test('a person without choices has the defaults', async () => {
  expect(await read(await aMember(app))).toEqual(defaults)
})

test('a change keeps omitted fields and affects one person', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const response = await change(member, { emailNotifications: false, reminderLeadTime: 120 })
  const changed = { ...defaults, emailNotifications: false, reminderLeadTime: 120 }
  expect([response.statusCode, response.body]).toEqual([200, changed])
  await change(member, { smsNotifications: true })
  expect((await change(member, {})).body).toEqual({ ...changed, smsNotifications: true })
  expect(await read(member)).toEqual({ ...changed, smsNotifications: true })
  expect(await read(other)).toEqual(defaults)
})

test.each([15, 30, 60, 120, 240])('a lead time of %i minutes', async (reminderLeadTime) => {
  expect((await change(await aMember(app), { reminderLeadTime })).body).toMatchObject({ reminderLeadTime })
})

test('a person chooses when vials run low, and 0 is never', async () => {
  const chosen = { lowVialDoses: 0, lowVialDays: 60 }
  expect((await change(await aMember(app), chosen)).body).toMatchObject(chosen)
  const refused = await change(await aMember(app), { lowVialDoses: 21, lowVialDays: -1 })
  expect(refused.body.fields).toEqual({
    lowVialDoses: 'Enter 0 to 20 doses',
    lowVialDays: 'Enter 0 to 60 days',
  })
})

test.each([0, 5, 45, 30.5, '30'])('refuses a lead time of %j', async (reminderLeadTime) => {
  const response = await change(await aMember(app), { reminderLeadTime })
  expect([response.statusCode, response.body.fields]).toEqual([
    400,
    { reminderLeadTime: 'Please choose 15, 30, 60, 120 or 240 minutes' },
  ])
})

test.each([
  [null, 'PHONE_NUMBER_REQUIRED', 'Please add a phone number to your profile first'],
  [
    '+49 30 1234567',
    'PHONE_NUMBER_UNSUPPORTED',
    'We can only text US and Canadian numbers (+1 and 10 digits)',
  ],
])(
  'text messages to the number %j cannot be turned on, and nothing is saved',
  async (number, code, message) => {
    const member = await aMember(app)
    await setPhone(member, number)
    const response = await change(member, { smsNotifications: true, emailNotifications: false })
    expect([response.statusCode, response.body]).toEqual([409, { code, message }])
    expect(await read(member)).toEqual({ ...defaults, phoneNumber: number && '+49301234567' })
    expect((await change(member, { smsNotifications: false, emailNotifications: false })).statusCode).toBe(
      200,
    )
  },
)

test.each([null, '+49 30 1234567'])('text messages turn off when the number becomes %j', async (number) => {
  const member = await aMember(app)
  await change(member, { smsNotifications: true })
  await setPhone(member, number)
  expect(await read(member)).toMatchObject({ smsNotifications: false })
  await setPhone(member, '(604) 555-0199')
  expect(await read(member)).toMatchObject({ smsNotifications: false })
})

test('enabled text messages stay on when the number changes', async () => {
  const member = await aMember(app)
  await change(member, { smsNotifications: true })
  await setPhone(member, '(604) 555-0199')
  expect(await read(member)).toMatchObject({ smsNotifications: true, phoneNumber: '+16045550199' })
})
