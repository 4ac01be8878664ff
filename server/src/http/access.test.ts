import * as accounts from '@pepwell/contract/accounts'
import * as calculator from '@pepwell/contract/calculator'
import type { Call } from '@pepwell/contract/call'
import * as catalogue from '@pepwell/contract/catalogue'
import * as doses from '@pepwell/contract/doses'
import * as health from '@pepwell/contract/health'
import * as notifications from '@pepwell/contract/notifications'
import * as nutrition from '@pepwell/contract/nutrition'
import * as plan from '@pepwell/contract/plan'
import * as pricing from '@pepwell/contract/pricing'
import * as progressPhotos from '@pepwell/contract/progress-photos'
import * as reminders from '@pepwell/contract/reminders'
import * as supplements from '@pepwell/contract/supplements'
import * as weight from '@pepwell/contract/weight'
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import {
  aDose,
  aFoodLog,
  aMember,
  anAdmin,
  aPersonalPeptide,
  aPlanEntry,
  aReminder,
  aSupplementLog,
  aWeightLog,
  type Member,
} from '../testing/factories.ts'
import { aPhoto } from '../testing/photos.ts'
import { testApp } from '../testing/test-app.ts'
import { requireDeclaredAccess } from './handle.ts'

const served = await testApp()
const { app, request } = served

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value
const declared = [
  accounts,
  calculator,
  catalogue,
  doses,
  health,
  notifications,
  nutrition,
  plan,
  pricing,
  progressPhotos,
  reminders,
  supplements,
  weight,
].flatMap((module) => Object.values(module).filter(isCall))

const owner = await aMember(served)
const entry = await aPlanEntry(served, owner)
const dose = await aDose(served, owner, entry.id)
const foodLog = await aFoodLog(served, owner)
const weightLog = await aWeightLog(served, owner)
const personal = await aPersonalPeptide(served, owner)
const photo = await aPhoto(served, owner)
const supplementLog = await aSupplementLog(served, owner)
const reminder = await aReminder(served, owner, entry.id)

/** For every call with a parameter: something that belongs to `owner`. */
const owned: Record<string, string> = {
  '/api/weight-logs/:id': String(weightLog.id),
  '/api/user-peptides/:id': String(entry.id),
  '/api/dosage-logs/:id': String(dose.id),
  '/api/food-logs/:id': String(foodLog.id),
  '/api/personal-peptides/:id': String(personal.id),
  '/api/supplement-logs/:id': String(supplementLog.id),
  '/api/reminders/:id': String(reminder.id),
  '/api/reminders/:id/snooze': String(reminder.id),
  '/api/reminders/:id/skip': String(reminder.id),
  '/api/progress-photos/:id': String(photo.id),
  '/api/progress-photos/:id/image': String(photo.id),
  '/api/progress-photos/:id/thumbnail': String(photo.id),
}
/** What a call needs in its body to get as far as the rows of `owner`. */
const needed: Record<string, object> = {
  '/api/reminders/:id/snooze': { occursOn: '2026-06-15' },
  '/api/reminders/:id/skip': { occursOn: '2026-06-15' },
}
/** Parameters that name nothing anybody owns. */
const neutral: Record<string, string> = {
  '/api/auth/check-username/:username': 'somebody',
  '/api/admin/vendor-prices/:peptideId': '1',
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`

function pathOf({ path }: Call): string {
  const value = owned[path] ?? neutral[path]
  if (path.includes(':') && value === undefined) throw new Error(`no sample for ${path}`)
  return path.replace(/:\w+/, value ?? '')
}

/** As somebody, with the emptiest body: what counts is whether one gets as far as the body. */
const tryAs = (call: Call, person?: Member) =>
  request(call.method, pathOf(call), {
    cookie: person?.cookie,
    ...(call.body && { body: needed[call.path] ?? {} }),
  })

describe.each(app.calls.map((call) => [nameOf(call), call] as const))('%s', (_name, call) => {
  test('signed out', async () => {
    const { statusCode, body } = await tryAs(call)
    if (call.access === 'public') expect([401, 403]).not.toContain(statusCode)
    else expect([statusCode, body.code]).toEqual([401, 'NOT_SIGNED_IN'])
  })

  test('with a made-up session', async () => {
    const { statusCode } = await tryAs(call, { id: '', email: '', cookie: 'pepwell_session=AAAA' })
    if (call.access !== 'public') expect(statusCode).toBe(401)
  })

  test('as a member', async () => {
    const { statusCode } = await tryAs(call, await aMember(served))
    if (call.access === 'admin') expect(statusCode).toBe(403)
    else expect([401, 403, 500]).not.toContain(statusCode)
  })

  test('as an admin', async () => {
    expect([401, 403, 500]).not.toContain((await tryAs(call, await anAdmin(served))).statusCode)
  })

  if (!(call.path in owned)) return

  test("another member's rows stay out of reach", async () => {
    const { statusCode } = await tryAs(call, await aMember(served))
    expect(statusCode).toBe(404)
    expect((await request('GET', '/api/user-peptides', { cookie: owner.cookie })).body).toEqual([entry])
    expect((await request('GET', '/api/dosage-logs', { cookie: owner.cookie })).body).toEqual([dose])
    expect((await request('GET', '/api/food-logs', { cookie: owner.cookie })).body).toEqual([foodLog])
    expect((await request('GET', '/api/weight-logs', { cookie: owner.cookie })).body).toEqual([weightLog])
    expect((await request('GET', '/api/supplement-logs', { cookie: owner.cookie })).body).toEqual([
      supplementLog,
    ])
    expect((await request('GET', '/api/reminders', { cookie: owner.cookie })).body).toEqual([reminder])
    expect((await request('GET', '/api/personal-peptides', { cookie: owner.cookie })).body).toEqual([
      personal,
    ])
  })
})

test('every declared call is served, and nothing else', () => {
  expect(app.calls.map(nameOf).sort()).toEqual(declared.map(nameOf).sort())
})

test('the OpenAPI document lists just these calls with their bodies', async () => {
  const { body } = await request('GET', '/api/openapi.json')
  const listed = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(listed.sort()).toEqual(declared.map(nameOf).sort())
  const { schema } = body.paths['/api/dosage-logs'].post.requestBody.content['application/json']
  expect(Object.keys(schema.properties)).toContain('clientId')
})

test('the OpenAPI document tells files from JSON, and what a refusal looks like', async () => {
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
