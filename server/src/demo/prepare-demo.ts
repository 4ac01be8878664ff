import { toHandle } from '@pepwell/domain/social/usernames'
import { supportAccount } from '@pepwell/domain/text/brand'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { AppDeps } from '../app-deps.ts'
import { StartRefusal } from '../shutdown.ts'
import { fillBackOffice, fillMembers } from './back-office/fill-back-office.ts'
import { DEMO_ID, demoOperators } from './back-office/people.ts'
import { callerOf, movableClock } from './caller.ts'
import { deleteByEmail, handleByEmail, hasRealMembers, verifyByEmail } from './demo.queries.ts'
import { DEMO_USERNAME, demoPerson } from './regimen.ts'
import { simulateHalfYear } from './simulate-half-year.ts'
import { fillSocial } from './social/fill-social.ts'

const withoutLimit = (deps: AppDeps): AppDeps => ({
  ...deps,
  config: { ...deps.config, requestsPerMinute: 1_000_000 },
})

/**
 * Signs the first operator in.
 * @returns the session cookie
 */
async function enterAsOperator(app: FastifyInstance): Promise<string> {
  const payload = { email: demoOperators[0]?.email, password: demoPerson.password }
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const [session] = response.cookies
  if (!session) throw new Error(`the demo's operator could not sign in: ${response.payload}`)
  return `${session.name}=${session.value}`
}

/** Fills the back office and the social features. */
async function fillTheRest(deps: AppDeps): Promise<void> {
  const { db } = deps
  const clock = movableClock()
  const now = clock.now()
  await fillMembers(db, now)
  const { app } = await buildApp(withoutLimit({ ...deps, clock }))
  await app.ready()
  const send = callerOf(app, await enterAsOperator(app), () => enterAsOperator(app))
  await fillBackOffice(db, { send, clock, now })
  await app.close()
  await fillSocial(db, now)
}

/**
 * Adds the demo person with half a year of plausible data, once.
 * @throws StartRefusal if there are real members, among whom made-up data never goes
 */
export async function prepareDemo(deps: AppDeps): Promise<void> {
  const { db } = deps
  const notCounted = { supportId: supportAccount.id, demoEmail: demoPerson.email, demoIds: DEMO_ID }
  if (await hasRealMembers(db, notCounted)) {
    throw new StartRefusal(
      'The demo was not started: this database has real members. Set DATA_DIR to another folder.',
    )
  }
  const before = await handleByEmail(db, demoPerson.email)
  if (before?.userHandle === toHandle(DEMO_USERNAME)) return fillTheRest(deps)
  if (before) await deleteByEmail(db, demoPerson.email)
  const clock = movableClock()
  const built = await buildApp(withoutLimit({ ...deps, clock }))
  await built.app.ready()
  await simulateHalfYear(built, clock, () => verifyByEmail(db, demoPerson.email, new Date(clock.now())))
  await built.app.close()
  await fillTheRest(deps)
}
