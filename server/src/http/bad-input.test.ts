import type { Call } from '@pepwell/contract/call'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { watchChanges } from '../testing/changes.ts'
import { aDose, aMember, anAdmin, aPlanEntry } from '../testing/factories.ts'
import { fieldsOf } from '../testing/fields.ts'
import { invalidInputs } from '../testing/fuzz-inputs.ts'
import { type Input, type SampledCall, sampledCalls, urlOf } from '../testing/samples.ts'
import { sendCall } from '../testing/send-call.ts'
import { testApp } from '../testing/test-app.ts'

/** Zod's own messages. */
const CHECKERS_OWN = /Invalid (input|option|string|key|element)\b|Too (big|small):|Unrecognized key/

const served = await testApp({ requestsPerMinute: 10_000_000 })
const { app, request } = served

const member = await aMember(served)
const admin = await anAdmin(served)
const stranger = await aMember(served)

/** A caller with access to a call. */
const callerOf = ({ access }: Call) => (access === 'admin' ? admin : member)

/** Whether a reply is a 5xx, except the one that says that no model is configured. */
const isFailure = ({ statusCode, payload }: { statusCode: number; payload: string }) =>
  statusCode >= 500 && !payload.includes('"AI_UNAVAILABLE"')

/** Public calls are made without a session, because signing up or in ends the browser's session. */
const send = (call: Call, input: Input) =>
  sendCall(served, call, input, call.access === 'public' ? undefined : callerOf(call).cookie)

// Attempts are always counted, and each write adds report events.
const changes = await watchChanges(served, ['rate_limits', 'report_events'])

test('the change watch notices a change', async () => {
  const entry = await aPlanEntry(served, stranger)
  await changes()
  await aDose(served, stranger, entry.id)
  expect(await changes()).toEqual(['INSERT dosage_logs'])
})

const PARTS = ['params', 'query', 'body'] as const

/** Every field that a call takes. */
const takenBy = ({ call, sample }: SampledCall) =>
  PARTS.flatMap((part) => {
    const schema = call[part]
    return schema ? [{ part, fields: fieldsOf(schema, sample?.takesAny) }] : []
  })

const calls = await sampledCalls()
const taking = calls.filter((call) => takenBy(call).length > 0)

describe.each(taking.map((call) => [call.name, call] as const))('%s', (_name, sampled) => {
  const { call, sample } = sampled
  const taken = takenBy(sampled)
  /** Each attempt uses this with one invalid field. */
  let valid: Input = {}

  beforeAll(async () => {
    valid = (await sample?.make(served, callerOf(call))) ?? {}
    await changes()
  })

  const tried = taken.flatMap(({ part, fields }) => invalidInputs(part, fields))
  const rows = tried.map((one) => [one.part, one.field, one.what, one] as const)

  test.each(rows)('%s: %s as %s is a 4xx with a sentence and changes nothing', async (...[, , , one]) => {
    const { part, field, value } = one
    const response = await send(call, { ...valid, [part]: { ...valid[part], [field]: value } })
    // A path that matches no route is not found.
    expect(part === 'params' ? [400, 404] : [400]).toContain(response.statusCode)
    expect(response.body.message).toMatch(/\w{3}/)
    expect(response.payload).not.toMatch(CHECKERS_OWN)
    if (response.statusCode === 400) expect(response.body.code).toBe('INVALID_INPUT')
    if (part !== 'params')
      expect(Object.keys(response.body.fields).map((path) => path.split('.')[0])).toContain(field)
    expect(await changes()).toEqual([])
  })

  test('the sample itself is valid', async () => {
    const { code } = (await send(call, valid)).body
    expect(['INVALID_INPUT', 'NOT_FOUND', 'INTERNAL']).not.toContain(code)
  })

  const free = taken.flatMap(({ part, fields }) =>
    fields.filter(({ isFree }) => isFree).map(({ name }) => [part, name] as const),
  )

  test.each(free)('%s: no text for %s causes a 5xx', async (part, field) => {
    const text = '2026-13-45T99:00:00Z 💉'
    const answer = await send(call, { ...valid, [part]: { ...valid[part], [field]: text } })
    expect(isFailure(answer)).toBe(false)
  })

  const { fields = [] } = taken.find(({ part }) => part === 'body') ?? {}
  if (fields.length === 0) return

  test('no JSON causes a 5xx', async () => {
    const names = fields.map(({ name }) => name)
    const body = fc.oneof(
      fc.object({ maxDepth: 2, key: fc.constantFrom(...names, 'other') }),
      fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue()]))),
      fc.jsonValue(),
    )
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const answer = await app.inject({
          method: call.method,
          url: urlOf(call, valid),
          headers: { cookie: callerOf(call).cookie, 'content-type': 'application/json' },
          payload: JSON.stringify(sent) ?? '',
        })
        expect(isFailure(answer)).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
})

test('a dose for a foreign or missing plan entry is refused and not stored', async () => {
  const sample = calls.find(({ name }) => name === 'POST /api/dosage-logs')?.sample
  const { body } = (await sample?.make(served, member)) ?? {}
  const foreign = await sample?.make(served, stranger)
  await changes()
  for (const userPeptideId of [foreign?.body?.userPeptideId, 987_654_321]) {
    const sent = { cookie: member.cookie, body: { ...body, userPeptideId } }
    expect((await request('POST', '/api/dosage-logs', sent)).statusCode).toBe(404)
  }
  expect(await changes()).toEqual([])
})
