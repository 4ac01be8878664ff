import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addJob } from '../../jobs/jobs.queries.ts'
import { aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const TOKEN = 'a token that nobody guesses'
const headers = { authorization: `Bearer ${TOKEN}` }

test('metrics exist only with a configured token, for its bearer', async () => {
  const hidden = await (await testApp()).request('GET', '/metrics', { headers })
  expect([hidden.statusCode, hidden.body.code]).toEqual([404, 'NOT_FOUND'])
  const { request } = await testApp({ metricsToken: TOKEN })
  for (const authorization of [undefined, 'Bearer no', `Basic ${TOKEN}`]) {
    const response = await request('GET', '/metrics', {
      ...(authorization && { headers: { authorization } }),
    })
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  }
  const answer = await request('GET', '/metrics', { headers })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('report requests, queues and deliveries', async () => {
  const pool = () => ({ total: 7, idle: 3, waiting: 2 })
  const app = await testApp({ metricsToken: TOKEN }, { pool })
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  await aReminder(app, member, entry.id, {
    time: '21:00',
    notifications: { push: false, email: true, sms: false },
  })
  await app.request('GET', '/api/reminders', member)
  await app.request('GET', '/api/reminders')
  const read = async () => (await app.request('GET', '/metrics', { headers })).body as string
  const before = await read()
  expect(before).toContain('pepwell_request_seconds_count{call="GET /api/reminders",status="200"} 1')
  expect(before).toContain('pepwell_request_seconds_count{call="GET /api/reminders",status="401"} 1')
  expect(before).toContain('pepwell_database_connections{state="busy"} 4')
  expect(before).toContain('pepwell_database_connections{state="waiting"} 2')
  expect(before).toContain('pepwell_dispatcher_lag_seconds 0')
  expect(before).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  app.clock.set('2026-06-16T00:31:00Z')
  expect(await read()).toContain('pepwell_dispatcher_lag_seconds 60')
  await app.dispatcher.dispatchDue()
  await app.runJobs()
  expect(await read()).toContain('pepwell_deliveries_total{channel="email",outcome="delivered"} 1')
  await addJob(app.db, 'nobody does this', {})
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 hour'`.execute(app.db)
  const after = await read()
  expect(after).toContain('pepwell_jobs_waiting 1')
  expect(after).toMatch(/^pepwell_jobs_oldest_seconds 36\d\d/m)
})

test('alerts and the dashboard read metrics that exist', async () => {
  const { request } = await testApp(
    { metricsToken: TOKEN },
    { pool: () => ({ total: 0, idle: 0, waiting: 0 }) },
  )
  const { body } = await request('GET', '/metrics', { headers })
  const known = new Set([...String(body).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  for (const file of ['alerts.yml', 'grafana/pepwell.json']) {
    const text = await readFile(join(import.meta.dirname, '../../../../deploy', file), 'utf8')
    const read = [...text.matchAll(/\b(?:pepwell|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)
    expect(read.length).toBeGreaterThan(5)
    expect(read.filter((name) => !known.has(name.replace(/_(count|bucket)$/, '')))).toEqual([])
  }
})
