import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretKeys } from '../../../secret-keys.ts'
import { aMember, type Member, PASSWORD } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { appShows, takeTwoSteps, ticketOf } from '../../../testing/two-step.ts'
import { totpSealingService } from './totp-sealing.service.ts'
import { totpVault } from './totp-vault.ts'

const OLD = 'the key of the last year, long enough'
const NEW = 'the key of this year, which is long enough'
const oldOnly = secretKeys([OLD])
const rotated = secretKeys([NEW, OLD])

const app = await testApp({}, { secretKeys: rotated })

const stored = ({ db }: TestApp, { id }: Member) =>
  db
    .selectFrom('authenticators')
    .select(['totpKey', 'totpKeyId'])
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()

const store = (member: Member, row: { totpKey: Buffer; totpKeyId: string | null }) =>
  app.db.updateTable('authenticators').set(row).where('userId', '=', member.id).execute()

async function secondStepOf(member: Member, code: string) {
  const first = await app.request('POST', '/api/auth/login', {
    body: { email: member.email, password: PASSWORD },
  })
  return app.request('POST', '/api/auth/second-step', { cookie: ticketOf(first), body: { code } })
}

const sealAll = (keys: typeof rotated | undefined, seals = true) => {
  const logged: unknown[] = []
  const logger = {
    ...app.app.log,
    warn: (...of: unknown[]) => logged.push(of),
    error: (...of: unknown[]) => logged.push(of),
  }
  const service = totpSealingService({ db: app.db, logger: logger as never, vault: totpVault(keys, seals) })
  return service.sealAll().then(() => JSON.stringify(logged))
}

test('the database stores no plain authenticator keys, and apps still work', async () => {
  const member = await aMember(app)
  const { key } = await takeTwoSteps(app, member)
  const { totpKey, totpKeyId } = await stored(app, member)
  expect(totpKeyId).toBe(rotated.current.id)
  const plain = totpVault(rotated, true).open(member.id, { totpKey, totpKeyId })
  expect(plain).toHaveLength(20)
  expect(totpKey.includes(plain ?? '')).toBe(false)
  expect((await secondStepOf(member, appShows(key, app.clock.now()))).statusCode).toBe(200)
})

test('start-up encrypts plain keys and those under an older key, and apps still work', async () => {
  const [one, other] = [await aMember(app), await aMember(app)]
  const keys = [await takeTwoSteps(app, one), await takeTwoSteps(app, other)]
  const vault = totpVault(rotated, true)
  const [plain, second] = await Promise.all(
    [one, other].map(async (member) => vault.open(member.id, await stored(app, member)) ?? Buffer.alloc(0)),
  )
  await store(one, { totpKey: plain ?? Buffer.alloc(0), totpKeyId: null })
  await store(other, totpVault(oldOnly, true).seal(other.id, second ?? Buffer.alloc(0)))
  expect(await sealAll(rotated)).toBe('[]')
  for (const [index, member] of [one, other].entries()) {
    expect((await stored(app, member)).totpKeyId).toBe(rotated.current.id)
    const code = appShows(keys[index]?.key ?? '', app.clock.now())
    expect((await secondStepOf(member, code)).statusCode).toBe(200)
  }
})

test('encrypts hundreds in batches', async () => {
  const members = await app.db
    .insertInto('users')
    .values(
      Array.from({ length: 450 }, (_, index) => ({
        id: `user_batch_${index}`,
        email: `batch-${index}@mail.net`,
        passwordHash: 'x',
        createdAt: new Date(),
        updatedAt: new Date(),
      })),
    )
    .returning('id')
    .execute()
  await app.db
    .insertInto('authenticators')
    .values(members.map(({ id: userId }) => ({ userId, totpKey: randomBytes(20), createdAt: new Date() })))
    .execute()
  await sealAll(rotated)
  const left = await app.db
    .selectFrom('authenticators')
    .select('userId')
    .where('totpKeyId', 'is', null)
    .execute()
  expect(left).toEqual([])
})

test('without the secret key refuses codes and logs why, while recovery codes work', async () => {
  const member = await aMember(app)
  const { key, recoveryCodes } = await takeTwoSteps(app, member)
  const elsewhere = secretKeys(['a key that was on another machine, long enough'])
  const vault = totpVault(rotated, true)
  const plain = vault.open(member.id, await stored(app, member)) ?? Buffer.alloc(0)
  await store(member, totpVault(elsewhere, true).seal(member.id, plain))
  expect(await sealAll(rotated)).toContain(elsewhere.current.id)
  const refused = await secondStepOf(member, appShows(key, app.clock.now()))
  expect([refused.statusCode, refused.body.code]).toEqual([400, 'TWO_STEP_CODE_WRONG'])
  expect((await secondStepOf(member, recoveryCodes[0] ?? '')).statusCode).toBe(200)
  await app.db.deleteFrom('authenticators').where('userId', '=', member.id).execute()
})

test('a key that was changed or copied to another row is invalid', async () => {
  const vault = totpVault(rotated, true)
  const row = vault.seal('user_1', randomBytes(20))
  expect(vault.open('user_2', row)).toBeUndefined()
  const changed = Buffer.from(row.totpKey)
  changed.writeUInt8(changed.readUInt8(13) ^ 1, 13)
  expect(vault.open('user_1', { ...row, totpKey: changed })).toBeUndefined()
  expect(vault.open('user_1', row)).toHaveLength(20)
})

test('encrypts nothing with a temporary secret key, and logs that', async () => {
  const vault = totpVault(rotated, false)
  expect(vault.seal('user_1', Buffer.from('key'))).toEqual({ totpKey: Buffer.from('key'), totpKeyId: null })
  const member = await aMember(app)
  await takeTwoSteps(app, member)
  await store(member, { totpKey: randomBytes(20), totpKeyId: null })
  expect(await sealAll(rotated, false)).toContain('set SECRET_KEY')
})
