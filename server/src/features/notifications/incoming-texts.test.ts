import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { twilioSms } from '../../ports/sms-twilio.ts'
import { aMember, aMemberWithUnverifiedPhone, type Member } from '../../testing/factories.ts'
import { aDelivery, record } from '../../testing/notifications.ts'
import { anOutsideService, json } from '../../testing/outside-service.ts'
import { testApp } from '../../testing/test-app.ts'

const WEBHOOK_URL = 'https://pepwell.test/api/webhooks/twilio'
const account = { accountSid: 'AC0123', authToken: 'secret', from: '+14155550100' }
const service = await anOutsideService(
  json({ sid: 'SM1', status: 'queued', messages: [], page: 0, page_size: 20 }, 201),
  afterAll,
)
const app = await testApp(
  { publicUrl: 'https://pepwell.test' },
  { sms: twilioSms({ ...account, webhookUrl: WEBHOOK_URL }, service.address) },
)
const { request } = app

/** As Twilio documents it: the address, then each name and value in the order of the names. */
const signed = (webhook: Record<string, string>, address = WEBHOOK_URL) =>
  createHmac('sha1', account.authToken)
    .update(
      address +
        Object.keys(webhook)
          .sort()
          .map((name) => `${name}${webhook[name]}`)
          .join(''),
    )
    .digest('base64')

/** A user texts back. */
function text(from: string, body: string, { signature, ...more }: Record<string, string> = {}) {
  const webhook = { MessageSid: 'SM9', To: account.from, From: from, Body: body, ...more }
  const headers = {
    'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
    'x-twilio-signature': signature ?? signed(webhook),
  }
  return request('POST', '/api/webhooks/twilio', { body: new URLSearchParams(webhook).toString(), headers })
}

const preferences = async ({ cookie }: Member) =>
  (await request('GET', '/api/notification-preferences', { cookie })).body
const wantTexts = ({ cookie }: Member) =>
  request('POST', '/api/notification-preferences', { cookie, body: { smsNotifications: true } })

/** How many texts one recorded delivery sent. */
async function textsOf(member: Member): Promise<number> {
  service.seen.length = 0
  await record(app, [aDelivery(member, { channel: 'sms' })])
  await app.runJobs()
  return service.seen.filter(({ method }) => method === 'POST').length
}

test('STOP ends texts to a number immediately, for everyone with it; START resumes them', async () => {
  const number = '+16045550111'
  const [one, other] = [
    await aMember(app, { phoneNumber: number }),
    await aMember(app, { phoneNumber: number }),
  ]
  for (const member of [one, other]) await wantTexts(member)
  expect(await textsOf(one)).toBe(1)
  const response = await text(number, ' Stop. ')
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8'])
  expect(response.payload).toContain('<Response></Response>')
  for (const member of [one, other])
    expect(await preferences(member)).toMatchObject({ smsNotifications: false, textsStopped: true })
  expect(await textsOf(one)).toBe(0)
  const refused = await wantTexts(one)
  expect([refused.statusCode, refused.body.code]).toEqual([409, 'TEXTS_STOPPED'])

  await text(number, 'START')
  expect(await preferences(one)).toMatchObject({ smsNotifications: true, textsStopped: false })
  expect(await textsOf(one)).toBe(1)
})

test('a stopped number gets no code either, even when someone else enters it', async () => {
  const number = '+16045550122'
  const stranger = await aMemberWithUnverifiedPhone(app, { phoneNumber: number })
  await wantTexts(stranger)
  await text(number, 'STOP', { OptOutType: 'STOP' })
  service.seen.length = 0
  await app.runJobs()
  const again = await request('POST', '/api/auth/phone-code', { cookie: stranger.cookie })
  expect([again.statusCode, again.body.code]).toEqual([409, 'TEXTS_STOPPED'])
  expect(service.seen).toEqual([])
})

test("HELP is answered once, by Twilio or us; anything else isn't", async () => {
  const number = '+16045550133'
  expect((await text(number, 'help')).payload).toMatch(
    /<Message>Pepwell: .*Reply STOP.*admin@pepwell\.local<\/Message>/,
  )
  for (const response of [
    await text(number, 'help', { OptOutType: 'HELP' }),
    await text(number, 'Stop it please'),
  ])
    expect(response.payload).toContain('<Response></Response>')
  expect((await preferences(await aMember(app, { phoneNumber: number }))).textsStopped).toBe(false)
})

test("a request that Twilio didn't sign changes nothing", async () => {
  const number = '+16045550144'
  const member = await aMember(app, { phoneNumber: number })
  const webhook = { MessageSid: 'SM9', To: account.from, From: number, Body: 'STOP' }
  for (const signature of [
    '',
    'x',
    signed({ ...webhook, Body: 'START' }),
    signed(webhook, `${WEBHOOK_URL}?x=1`),
  ])
    expect((await text(number, 'STOP', { signature })).statusCode).toBe(400)
  expect((await preferences(member)).textsStopped).toBe(false)
  const headers = { 'x-twilio-signature': signed({}) }
  expect((await request('POST', '/api/webhooks/twilio', { headers })).payload).toContain(
    '<Response></Response>',
  )
})

test('refuses a number with U+0000, however well signed', async () => {
  expect((await text('+1604555\u00000166', 'STOP')).statusCode).toBe(400)
})

test("without Twilio its endpoint doesn't exist", async () => {
  const without = await testApp()
  const webhook = { From: '+16045550155', Body: 'STOP' }
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signed(webhook),
  }
  const body = new URLSearchParams(webhook).toString()
  expect((await without.request('POST', '/api/webhooks/twilio', { headers, body })).statusCode).toBe(404)
})
