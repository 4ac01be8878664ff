import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { unpackPreviousRelease } from './testing/previous-release.ts'
import { sharedDatabases } from './testing/process-database.ts'

const aDatabase = sharedDatabases()

/** The program of the previous release; undefined without a git history. */
async function previousRelease(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-previous-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const release = join(folder, 'release')
  return (await unpackPreviousRelease(release)) && join(release, 'server/src/main.ts')
}

/** Calls a server as a member who just signed up. */
async function aMemberAt(url: string) {
  const send = (method: string, path: string, body: object | undefined, cookie: string) =>
    fetch(`${url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: url, cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
  const person = {
    ...{ email: 'ada@mail.net', password: 'correct horse battery', confirmPassword: 'correct horse battery' },
    ...{ firstName: 'Ada', lastName: 'Keller', phoneNumber: '+14155550100', timeZone: 'America/New_York' },
  }
  const [cookie = ''] = (await send('POST', 'auth/signup', person, '')).headers.getSetCookie()
  return async (method: string, path: string, body?: object) => {
    const response = await send(method, path, body, cookie.split(';')[0] ?? '')
    const text = await response.text()
    expect([`${method} ${path}`, response.ok, response.ok || text]).toEqual([`${method} ${path}`, true, true])
    return text ? JSON.parse(text) : undefined
  }
}

test('the previous release starts on the newest tables, and members can use it', async (context) => {
  const main = await previousRelease()
  if (!main) return context.skip('without a git history there is no previous release')
  const { start } = await aDatabase('newest')
  const port = await freePort()
  await start({ PORT: String(port) }, { main })
  const call = await aMemberAt(`http://127.0.0.1:${port}`)
  await call('POST', 'init-peptides')
  const [{ id: peptideId }] = await call('GET', 'peptides')
  const plan = { peptideId, currentDose: '250 mcg', frequency: 'Daily' }
  const { id: userPeptideId } = await call('POST', 'user-peptides', plan)
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const times = { dose: '250 mcg', frequency: 'Daily', time: '08:00', days, timingOptions: [0] }
  const reminder = await call('POST', 'reminders', { userPeptideId, title: 'Take it', ...times })
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
  await call('POST', `reminders/${reminder.id}/snooze`, { occursOn: today })
  await call('POST', `reminders/${reminder.id}/skip`, { occursOn: today })
  await call('POST', 'dosage-logs', { userPeptideId, dose: '250 mcg', takenAt: new Date().toISOString() })
  await call('PATCH', `user-peptides/${userPeptideId}`, { frequency: 'Weekly' })
  await call('POST', 'weight-logs', { weight: 180, unit: 'lbs' })
  expect(await call('GET', 'dosage-logs')).toHaveLength(1)
  expect(await call('GET', 'weight-logs')).toHaveLength(1)
  expect(await call('GET', 'user-peptides')).toMatchObject([{ frequency: 'Weekly' }])
})
