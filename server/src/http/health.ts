import { health, live, ready } from '@pepwell/contract/health'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { askForNothing } from '../database/health.queries.ts'
import { handle } from './handle.ts'

const ok = { status: 'ok' as const }

/** Health endpoints for supervisors and load balancers. */
export function addHealthRoutes(
  app: FastifyInstance,
  { db, pulse = db }: Pick<AppDeps, 'db' | 'pulse'>,
): void {
  /** shared by the checks that wait for it */
  let asking: Promise<void> | undefined
  const ask = async () => {
    asking ??= askForNothing(pulse).finally(() => {
      asking = undefined
    })
    await asking
    return ok
  }
  handle(app, health, ask)
  handle(app, ready, ask)
  handle(app, live, async () => ok)
}
