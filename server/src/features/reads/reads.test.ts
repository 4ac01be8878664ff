import { MAX_READS } from '@pepwell/contract/reads'
import { expect, test } from 'vitest'
import { aMeasurement, aMember, aPlanEntry, aSideEffect, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

const read = ({ cookie }: Partial<Member>, paths: readonly string[]) =>
  app.request('GET', `/api/reads?${new URLSearchParams({ paths: paths.join(' ') })}`, { cookie })

test('several reads in one request answer as each alone', async () => {
  const member = await aMember(app)
  await aPlanEntry(app, member)
  await aMeasurement(app, member)
  await aSideEffect(app, member)
  const paths = ['/api/measurements?limit=500', '/api/side-effects?limit=30', '/api/user-peptides']
  const { statusCode, body } = await read(member, paths)
  const alone = await Promise.all(paths.map((path) => app.request('GET', path, { cookie: member.cookie })))
  expect([statusCode, body]).toEqual([200, alone.map((one) => ({ status: 200, body: one.body }))])
  for (const { body: rows } of alone) expect(rows).toHaveLength(1)
})

test('each read has its own access, input and errors', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const entry = await aPlanEntry(app, other)
  const { body } = await read(member, [
    '/api/measurements?limit=0',
    '/api/admin/users',
    `/api/medication-levels/${entry.id}`,
    '/api/nothing',
    '/api/reads?paths=/api/user-peptides',
    '/api/%72eads?paths=/api/user-peptides',
    '/api/%ff',
    '/api/user-peptides',
  ])
  expect(body.map(({ status }: { status: number }) => status)).toEqual([
    400, 403, 404, 404, 404, 404, 404, 200,
  ])
})

test('needs a session, and takes a limited number of paths of the API', async () => {
  const member = await aMember(app)
  expect((await read({}, ['/api/user-peptides'])).statusCode).toBe(401)
  for (const paths of [['/'], [''], ['/profile'], Array(MAX_READS + 1).fill('/api/user-peptides')])
    expect((await read(member, paths)).statusCode).toBe(400)
})
