import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { type Answerer, anOutsideService, json } from '../testing/outside-service.ts'
import { outboxSms } from './sms-outbox.ts'
import { twilioSms } from './sms-twilio.ts'
import { Undeliverable } from './undeliverable.ts'

const account = {
  accountSid: 'AC0123',
  authToken: 'secret',
  from: '+14155550100',
  webhookUrl: 'https://pepwell.test/texts',
}
const sms = {
  to: '+16045550123',
  text: 'Take 250 µg & rest — now. https://pepwell.test/reminders?sms=7',
  ending: 'https://pepwell.test/reminders?sms=7',
  id: 'delivery-7',
}

/** Twilio's reply to an accepted message. */
const queued = json({ sid: 'SM1', status: 'queued', to: sms.to, from: account.from, body: sms.text }, 201)

/** Twilio's reply to a refused message. */
const refused = (status: number, code: number, message: string) =>
  json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status)

async function sendTo(answer: Answerer) {
  const service = await anOutsideService(answer)
  const error = await twilioSms(account, service.address)
    .send(sms)
    .then(
      () => undefined,
      (error: Error) => error,
    )
  return { seen: service.seen, error }
}

test('a text message follows the Twilio API', async () => {
  const { seen, error } = await sendTo(queued)
  expect(error).toBeUndefined()
  expect(seen).toHaveLength(1)
  const [{ method, url, headers, body }] = seen as [(typeof seen)[0]]
  expect([method, url.pathname]).toEqual(['POST', '/2010-04-01/Accounts/AC0123/Messages.json'])
  expect(headers).toMatchObject({
    authorization: `Basic ${Buffer.from('AC0123:secret').toString('base64')}`,
    'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
  })
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    To: sms.to,
    From: account.from,
    Body: sms.text,
  })
})

test.each([
  [21211, "Invalid 'To' Phone Number"],
  [21610, 'Attempt to send to unsubscribed recipient'],
  [21614, "'To' number is not a valid mobile number"],
])('a number that Twilio refuses (%i) is permanent', async (code, message) => {
  const { error } = await sendTo(refused(400, code, message))
  expect(error).toBeInstanceOf(Undeliverable)
  expect(error?.message).toBe(message)
})

test.each([
  [
    'a full queue',
    refused(400, 21611, "This 'From' number has exceeded the maximum number of queued messages"),
  ],
  ['a number of ours that cannot send', refused(400, 21606, "The 'From' phone number provided is not valid")],
  ['too many messages', refused(429, 20429, 'Too many requests')],
  ['a wrong token, which the operator can mend', refused(401, 20003, 'Authenticate')],
  ['trouble at Twilio', refused(503, 20503, 'Service unavailable')],
  ['a page', ((_seen, response) => void response.writeHead(502).end('<html>Bad gateway')) as Answerer],
  ['a connection that breaks', ((_seen, response) => void response.destroy()) as Answerer],
  ['an answer without end', ((_seen, response) => void response.end('x'.repeat(200_000))) as Answerer],
])('%s is temporary', async (_name, answer) => {
  const { error } = await sendTo(answer)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(Undeliverable)
})

const JUST_NOW = new Date('2026-06-15T12:00:00Z')

/** Twilio's list of messages to a number. */
const listed = (messages: { body: string; date_created: string }[]): Answerer => {
  const page = { page: 0, page_size: 20, uri: '', first_page_uri: '', next_page_uri: null }
  return (seen, response) => (seen.method === 'GET' ? json({ ...page, messages }) : queued)(seen, response)
}

const wordedOtherwise = `Sent from your trial account - Take 250 µg, in 30 minutes. ${sms.ending}`

test.each([
  ['took just now', [{ body: sms.text, date_created: 'Mon, 15 Jun 2026 12:00:01 +0000' }], ['GET']],
  [
    'took in other words',
    [{ body: wordedOtherwise, date_created: 'Mon, 15 Jun 2026 12:00:01 +0000' }],
    ['GET'],
  ],
  ['took yesterday', [{ body: sms.text, date_created: 'Sun, 14 Jun 2026 12:00:01 +0000' }], ['GET', 'POST']],
  ['never saw', [{ body: `${sms.text}0`, date_created: 'Mon, 15 Jun 2026 12:00:01 +0000' }], ['GET', 'POST']],
  ['never saw, nor any other', [], ['GET', 'POST']],
])('of a message tried before that Twilio %s', async (_name, messages, methods) => {
  const service = await anOutsideService(listed(messages))
  await twilioSms(account, service.address).send({ ...sms, triedSince: JUST_NOW })
  expect(service.seen.map(({ method }) => method)).toEqual(methods)
  expect(service.seen[0]?.url.searchParams.get('To')).toBe(sms.to)
})

test('in the outbox a text message is one file per id, no matter how often it is sent', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'pepwell-outbox-')), 'outbox')
  onTestFinished(() => rm(folder, { recursive: true }))
  const port = outboxSms(folder, {
    ...systemClock,
    now: () => Date.parse('2026-06-15T12:00:00Z'),
  })
  await port.send(sms)
  await port.send({ ...sms, text: 'once more' })
  expect(await readdir(folder)).toEqual(['delivery-7.sms.json'])
  const file = join(folder, 'delivery-7.sms.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    to: sms.to,
    text: sms.text,
    sentAt: '2026-06-15T12:00:00.000Z',
  })
})
