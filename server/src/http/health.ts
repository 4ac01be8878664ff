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
  const ask = async () => {
    await askForNothing(pulse)
    return ok
  }
  handle(app, health, ask)
  handle(app, ready, ask)
  handle(app, live, async () => ok)
}
