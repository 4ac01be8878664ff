import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { Storefront } from '../shop/storefront.service.ts'
import { movementsService } from './movements.service.ts'
import { vialKinds } from './vial-kind.ts'
import { type VialWarnings, vialWarningsService } from './vial-warnings.service.ts'
import { vialsRoutes } from './vials.routes.ts'
import { vialsService } from './vials.service.ts'

/** What the feature does in the background. Zones differ by quarter hours. */
const vialsTasks = ({ warnings }: { warnings: VialWarnings }): Tasks => ({
  'warn-of-vials': { schedule: '*/15 * * * *', work: () => warnings.checkDue() },
})

/** Vials, pens and packages at home, their remaining content and low-stock warnings. */
export function addVials(
  app: FastifyInstance,
  deps: FeatureDeps,
  { notifications, storefront }: { notifications: Notifications; storefront: Storefront },
): Feature {
  for (const kind of Object.values(vialKinds)) notifications.register(kind)
  const { onSale } = storefront
  vialsRoutes(app, {
    vials: vialsService({ ...deps, onSale }),
    movements: movementsService({ ...deps, onSale }),
  })
  return { tasks: vialsTasks({ warnings: vialWarningsService({ ...deps, notifications, onSale }) }) }
}
