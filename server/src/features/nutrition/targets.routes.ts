import { nutritionTargets, setTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { listWaterLogs, logWater, removeWaterLog } from '@pepwell/contract/nutrition/water'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Targets } from './targets.service.ts'
import type { Water } from './water.service.ts'

export function targetsRoutes(app: FastifyInstance, { targets, water }: { targets: Targets; water: Water }) {
  handle(app, nutritionTargets, ({ user }) => targets.targets(user))
  handle(app, setTargets, ({ user, body }) => targets.set(user, body))
  handle(app, listWaterLogs, ({ user, query }) => water.list(user, query))
  handle(app, logWater, ({ user, body }) => water.log(user, body))
  handle(app, removeWaterLog, async ({ user, params }) => {
    await water.remove(user, params.id)
    return { message: 'Drink removed' }
  })
}
