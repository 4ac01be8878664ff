import type { Call } from '@pepwell/contract/call'
import { type AdminArea, type AdminPlace, adminAreas } from '@pepwell/domain/accounts/admin-areas'
import { fastify } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { nameOf } from '../testing/calls.ts'
import { watchChanges } from '../testing/changes.ts'
import { aMember, anAdmin, type Member } from '../testing/factories.ts'
import { fieldsOf } from '../testing/fields.ts'
import { type Input, sampledCalls } from '../testing/samples.ts'
import { sendCall } from '../testing/send-call.ts'
import { testApp } from '../testing/test-app.ts'
import { requireDeclaredAccess } from './handle.ts'

const served = await testApp()
const { app, request } = served

const declared = await sampledCalls()
const owner = await aMember(served)
const changes = await watchChanges(served, ['rate_limits'])

/** A signed-in person, created again if a call ended their session. */
function signedIn(make: () => Promise<Member>) {
  let person: Member | undefined
  return async (): Promise<Member> => {
    const response = person && (await request('GET', '/api/auth/user', { cookie: person.cookie }))
    if (!person || response?.statusCode !== 200) person = await make()
    return person
  }
}
const aStranger = signedIn(() => aMember(served))
const someAdmin = signedIn(() => anAdmin(served))

const admins = new Map<string, () => Promise<Member>>()

/** An admin with these areas; one per choice, so that sign-up limits aren't reached. */
function adminOf(parts: AdminArea[]): Promise<Member> {
  const known = admins.get(parts.join()) ?? signedIn(() => anAdmin(served, parts))
  admins.set(parts.join(), known)
  return known()
}

/** An admin with every area but this one. */
const anotherAdmin = (place: AdminPlace | undefined) => adminOf(adminAreas.filter((area) => area !== place))

const send = (call: Call, input: Input, cookie?: string) => sendCall(served, call, input, cookie)

describe.each(declared.map((one) => [one.name, one] as const))('%s', (_name, { call, sample }) => {
  /** Uses rows of `owner`. */
  let input: Input = {}

  beforeAll(async () => {
    input = (await sample?.make(served, owner)) ?? {}
  })

  /** Sends an empty body: all that matters is whether validation of the body is reached. */
  const tryAs = (cookie?: string) =>
    send(call, { params: input.params, ...(call.body && { body: {} }) }, cookie)

  /** A request for a password means that the body was validated. */
  const letIn = ({ statusCode, body }: Awaited<ReturnType<typeof tryAs>>) =>
    statusCode === 403 && body.code === 'PASSWORD_NEEDED' ? undefined : statusCode

  test('signed out', async () => {
    const { statusCode, body } = await tryAs()
    if (call.access === 'public') expect([401, 403]).not.toContain(statusCode)
    else expect([statusCode, body.code]).toEqual([401, 'NOT_SIGNED_IN'])
  })

  test('with an invalid session', async () => {
    const { statusCode } = await tryAs('pepwell_session=AAAA')
    if (call.access !== 'public') expect(statusCode).toBe(401)
  })

  test('as a member', async () => {
    const response = await tryAs((await aStranger()).cookie)
    if (call.access === 'admin') expect(response.statusCode).toBe(403)
    else expect([401, 403, 500]).not.toContain(letIn(response))
  })

  test.runIf(call.access === 'admin')('as an admin of another area', async () => {
    const { statusCode } = await tryAs((await anotherAdmin(call.area)).cookie)
    if (call.area === 'panel') expect([401, 403, 500]).not.toContain(statusCode)
    else expect(statusCode).toBe(403)
  })

  test.runIf(call.access === 'admin')('as an admin of only this area', async () => {
    const { cookie } = await adminOf(adminAreas.filter((area) => area === call.area))
    expect([401, 403, 500]).not.toContain((await tryAs(cookie)).statusCode)
  })

  test('as an admin', async () => {
    expect([401, 403, 500]).not.toContain(letIn(await tryAs((await someAdmin()).cookie)))
  })

  if (!call.params || sample?.isNobodys) return

  test('another member’s rows stay out of reach', async () => {
    const { cookie } = await aStranger()
    await changes()
    expect((await send(call, input, cookie)).statusCode).toBe(404)
    expect(await changes()).toEqual([])
    expect((await send(call, input, owner.cookie)).statusCode).toBeLessThan(300)
  })
})

test('every declared call is served, and no other', () => {
  expect(app.calls.map(nameOf).sort()).toEqual(declared.map(({ name }) => name).sort())
})

test('the OpenAPI document lists exactly these calls with their bodies', async () => {
  const { body } = await request('GET', '/api/openapi.json')
  const listed = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const name = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
      const { properties = {} } = requestBody?.content['application/json']?.schema ?? {}
      return [name, Object.keys(properties).sort()]
    }),
  )
  const expected = declared.map(({ name, call: { body: taken } }) => {
    const fields = taken ? fieldsOf(taken) : []
    return [name, fields.map((field) => field.name).sort()]
  })
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected))
})

test('the OpenAPI document distinguishes files from JSON and describes a refusal', async () => {
  const { body } = await request('GET', '/api/openapi.json')
  const { responses } = body.paths['/api/progress-photos/{id}/image'].get
  expect(Object.keys(responses['200'].content)).toEqual(['image/webp'])
  const refused = responses.default.content['application/json'].schema
  expect(refused.required).toEqual(['code', 'message'])
  expect(refused.properties.code.enum).toContain('PHOTO_NOT_FOUND')
})

test('a route without declared access stops the start', () => {
  const bare = fastify()
  requireDeclaredAccess(bare)
  expect(() => bare.get('/api/secrets', async () => 'all of them')).toThrow('/api/secrets declares no access')
})
