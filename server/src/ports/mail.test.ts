import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { barPicture } from './bar-picture.ts'
import { asMessage } from './mail.ts'
import { outboxMail } from './mail-outbox.ts'
import { smtpMail } from './mail-smtp.ts'
import { Undeliverable } from './undeliverable.ts'

const FROM = 'Pepwell <no-reply@pepwell.test>'
const mail = {
  to: 'zoë@mail.net',
  subject: 'Zurücksetzen — “reset” 🔑',
  text: 'Hello Zoë,\n\n.a line that begins with a dot\n\nhttps://pepwell.test/x?token=abc',
  html: '<p>Hello Zoë</p>',
}

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function expectTheMail(email: Email) {
  expect(email.from).toMatchObject({ name: 'Pepwell', address: 'no-reply@pepwell.test' })
  expect(email.to?.[0]?.address).toBe(mail.to)
  expect(email.subject).toBe(mail.subject)
  expect(email.text?.trim()).toBe(mail.text)
  expect(email.html?.trim()).toBe(mail.html)
}

/** A real SMTP server on a free port that stores what it gets. */
async function aMailServer(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; email: Email; user?: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        email: await PostalMime.parse(Buffer.concat(chunks)),
        user: session.user as string | undefined,
      })
      done()
    },
    ...options,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, port: (server.server.address() as AddressInfo).port }
}

function smtp(url: string) {
  const port = smtpMail(url, FROM)
  cleanUps.push(port.close)
  return port
}

describe('over SMTP', () => {
  test('a mail arrives whole, as HTML and text', async () => {
    const { received, port } = await aMailServer()
    await smtp(`smtp://127.0.0.1:${port}`).send(mail)
    expect(received).toMatchObject([{ from: 'no-reply@pepwell.test', to: [mail.to] }])
    expectTheMail(received[0]?.email as Email)
  })

  test('a domain beyond ASCII is sent in ASCII', async () => {
    const { received, port } = await aMailServer()
    const to = 'jörg@müller.example'
    expect(asMessage({ ...mail, to }).to).toBe('jörg@xn--mller-kva.example')
    await smtp(`smtp://127.0.0.1:${port}`).send({ ...mail, to })
    // The test's server decodes the domain.
    expect(received).toMatchObject([{ to: [to] }])
  })

  test('pictures are attached for the HTML to show', async () => {
    const { received, port } = await aMailServer()
    const html = '<p><img src="cid:bars" alt="Bars"></p>'
    const png = await barPicture([1, 2, 3])
    await smtp(`smtp://127.0.0.1:${port}`).send({ ...mail, html, pictures: [{ id: 'bars', png }] })
    const [{ email } = { email: undefined }] = received
    expect(email?.html?.trim()).toBe(html)
    const [picture] = email?.attachments ?? []
    expect(picture).toMatchObject({ contentId: '<bars>', mimeType: 'image/png', disposition: 'inline' })
    expect(Buffer.from(picture?.content as ArrayBuffer)).toEqual(png)
  })

  test('a mail with an unsubscribe link has the headers for email apps, unfolded', async () => {
    const { received, port } = await aMailServer()
    const unsubscribe = `https://pepwell.test/unsubscribe?token=reminderMails.user_${'0'.repeat(36)}.${'x'.repeat(43)}`
    await smtp(`smtp://127.0.0.1:${port}`).send({ ...mail, unsubscribe })
    await smtp(`smtp://127.0.0.1:${port}`).send(mail)
    const headers = received.map(({ email }) =>
      email.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    )
    expect(headers).toEqual([
      [
        ['list-unsubscribe', `<${unsubscribe}>`],
        ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
      ],
      [],
    ])
  })

  test('user and password of the URL are used', async () => {
    const { received, port } = await aMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong password')),
    })
    await smtp(`smtp://pepwell:p%40ss@127.0.0.1:${port}`).send(mail)
    expect(received[0]?.user).toBe('pepwell')
    await expect(smtp(`smtp://pepwell:nope@127.0.0.1:${port}`).send(mail)).rejects.toThrow(/Invalid login/)
  })

  test('a refusing or unreachable server is an error', async () => {
    const { port } = await aMailServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
    })
    await expect(smtp(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toThrow(/no such mailbox/)
    await expect(smtp('smtp://127.0.0.1:1').send(mail)).rejects.toThrow(/ECONNREFUSED/)
  })

  test.each([
    [550, true],
    [451, false],
  ])('a recipient refused with %i is permanent: %s', async (responseCode, isForGood) => {
    const { port } = await aMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('not here'), { responseCode })),
    })
    const error = await smtp(`smtp://127.0.0.1:${port}`)
      .send(mail)
      .catch((error) => error)
    expect(error instanceof Undeliverable).toBe(isForGood)
  })

  test.each([530, 553])('a sender refused with %i is for the operator to fix', async (responseCode) => {
    const { port } = await aMailServer({
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('not from here'), { responseCode })),
    })
    const sent = smtp(`smtp://127.0.0.1:${port}`).send(mail)
    await expect(sent).rejects.toThrow(/not from here/)
    await expect(sent).rejects.not.toBeInstanceOf(Undeliverable)
  })

  test('a wrong password is for the operator to fix: the mail is retried', async () => {
    const { port } = await aMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    })
    const sent = smtp(`smtp://pepwell:nope@127.0.0.1:${port}`).send(mail)
    await expect(sent).rejects.not.toBeInstanceOf(Undeliverable)
  })

  test('a mail with an id has the same Message-ID each time', async () => {
    const { received, port } = await aMailServer()
    const out = smtp(`smtp://127.0.0.1:${port}`)
    await out.send({ ...mail, id: 'delivery-7' })
    await out.send({ ...mail, id: 'delivery-7' })
    await out.send(mail)
    const ids = received.map(({ email }) => email.messageId)
    expect(ids.slice(0, 2)).toEqual(['<delivery-7@pepwell.test>', '<delivery-7@pepwell.test>'])
    expect(ids[2]).toMatch(/^<(?!delivery)/)
  })
})

test('in the outbox a mail is one complete file that only its owner can read', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'pepwell-outbox-')), 'outbox')
  cleanUps.push(() => rm(folder, { recursive: true }))
  const port = outboxMail(folder, FROM, systemClock)
  await Promise.all([port.send(mail), port.send(mail)])
  const files = await readdir(folder)
  expect(files).toHaveLength(2)
  for (const file of files) {
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/)
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
    expectTheMail(await PostalMime.parse(await readFile(join(folder, file))))
  }
})

test('in the outbox a mail with an id exists once, as first sent', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'pepwell-outbox-')), 'outbox')
  cleanUps.push(() => rm(folder, { recursive: true }))
  const port = outboxMail(folder, FROM, systemClock)
  await port.send({ ...mail, id: 'delivery-7' })
  await port.send({ ...mail, subject: 'again', id: 'delivery-7' })
  expect(await readdir(folder)).toEqual(['delivery-7.eml'])
  expectTheMail(await PostalMime.parse(await readFile(join(folder, 'delivery-7.eml'))))
})
