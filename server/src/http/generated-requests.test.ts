import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc, { type Arbitrary } from 'fast-check'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { aMember, anAdmin } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const REQUESTS = 20_000

/** Repeats the same requests. */
const seed = inject('seed')

/** Allowed growth of retained memory after all requests, in bytes. */
const MAX_GROWTH = 100 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function memoryInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Intended 503s of services that aren't configured. */
const NOT_SET_UP = ['AI_UNAVAILABLE', 'FOOD_SOURCE_FAILED', 'PAYMENT_SERVICE_FAILED']

interface Schema {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

interface Parameter {
  name: string
  in: string
  schema: Schema
}

interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
}

const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '0', '-1', 'null', '2026-02-30', '9'.repeat(400), '\u0000', '%00', '../..', '1e999'),
)
const word = fc.oneof(
  odd,
  fc.string(),
  fc.constantFrom('2026-06-15', 'mg', '21:00', 'a@mail.net', '["Monday"]'),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.nat(20), fc.constantFrom(2 ** 31, 2 ** 53, -0.1))

/** Values that mostly follow a schema, and sometimes don't. */
function valuesOf({ type, enum: words, anyOf, oneOf, items, properties }: Schema): Arbitrary<unknown> {
  const choices = anyOf ?? oneOf
  let fitting: Arbitrary<unknown> = word
  if (words) fitting = fc.constantFrom(...words)
  else if (choices) fitting = fc.oneof(...choices.map(valuesOf))
  else if (type === 'number' || type === 'integer') fitting = number
  else if (type === 'boolean') fitting = fc.boolean()
  else if (type === 'array') fitting = fc.array(valuesOf(items ?? {}), { maxLength: 5 })
  else if (type === 'object') {
    const fields = Object.entries(properties ?? {}).map(([name, schema]) => [name, valuesOf(schema)])
    fitting = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: fc.jsonValue() })
}

/** As text; an object whose 'toString' isn't callable has none. */
const inAnAddress = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

function requestOf({ method, path, parameters, body }: Operation) {
  const placed = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [
            name,
            fc.oneof(fc.nat(50).map(String), odd, valuesOf(schema).map(inAnAddress)),
          ]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    )
  return fc.record({
    method: fc.constant(method),
    path: fc.constant(path),
    params: placed('path'),
    query: placed('query'),
    body: body ? valuesOf(body) : fc.constant(undefined),
    as: fc.constantFrom('member', 'admin', 'nobody'),
  })
}

/** Calls that would remove what the others need: sessions, the account, its password. */
const ENDING = /logout|password|sessions|suspend|DELETE \/api\/(auth|admin\/users)/

const wellFormed = (text: string): string => encodeURIComponent(text.toWellFormed())

test(`no request to any call causes a failure of ours (SEED=${seed})`, async () => {
  // A test app stores its log, which would be most of the growth.
  const app = await testApp({}, { logger: pino({ level: 'silent' }) })
  const document = app.app.swagger() as unknown as {
    paths: Record<
      string,
      Record<
        string,
        { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }
      >
    >
  }
  const operations = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content['application/json']?.schema,
      })),
    )
    .filter(({ method, path }) => !ENDING.test(`${method} ${path}`))
  expect(operations.length).toBeGreaterThan(100)
  const cookies = {
    member: (await aMember(app)).cookie,
    admin: (await anAdmin(app)).cookie,
    nobody: undefined,
  }
  const before = memoryInUse()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...operations).chain(requestOf),
      async ({ method, path, params, query, body, as }) => {
        const given = params as Record<string, string>
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => wellFormed(given[name] ?? ''))
        const search = Object.entries(query as Record<string, string>).map(
          ([name, value]) => `${name}=${wellFormed(value)}`,
        )
        const cookie = cookies[as as keyof typeof cookies]
        const { statusCode, payload } = await app.app.inject({
          method: method as 'GET',
          url: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
          headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
          ...(body !== undefined && { payload: JSON.stringify(body) }),
        })
        if (statusCode < 500) return
        expect([statusCode, NOT_SET_UP]).toEqual([503, expect.arrayContaining([JSON.parse(payload).code])])
      },
    ),
    { seed, numRuns: REQUESTS, endOnFailure: true },
  )
  expect(memoryInUse() - before).toBeLessThan(MAX_GROWTH)
}, 300_000)
