import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { movementsService } from './movements.service.ts'
import { vialKinds } from './vial-kind.ts'
import { vialWarningsService } from './vial-warnings.service.ts'
import { vialsTasks } from './vials.jobs.ts'
import { vialsRoutes } from './vials.routes.ts'
import { vialsService } from './vials.service.ts'

/** Vials, pens and packages at home, their remaining content and low-stock warnings. */
export function addVials(
  app: FastifyInstance,
  parts: FeatureDeps,
  { notifications }: { notifications: Notifications },
): Feature {
  for (const kind of Object.values(vialKinds)) notifications.register(kind)
  vialsRoutes(app, { vials: vialsService(parts), movements: movementsService(parts) })
  return { tasks: vialsTasks({ warnings: vialWarningsService({ ...parts, notifications }) }) }
}
