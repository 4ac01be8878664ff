import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { dispatcherService } from './dispatcher.service.ts'
import { DispatcherLoop } from './dispatcher-loop.ts'
import { outcomesService } from './outcomes.service.ts'
import { reminderKind } from './reminder-kind.ts'
import { remindersRoutes } from './reminders.routes.ts'
import { remindersService } from './reminders.service.ts'

/** Reminders, and the background work that sends them. */
export function addReminders(
  app: FastifyInstance,
  deps: FeatureDeps,
  { notifications, catalogue }: { notifications: Notifications; catalogue: Catalogue },
): Feature {
  remindersRoutes(app, {
    reminders: remindersService({ ...deps, catalogue }),
    outcomes: outcomesService(deps),
  })
  notifications.register(reminderKind)
  const dispatcher = dispatcherService({ ...deps, notifications })
  return { background: [new DispatcherLoop({ ...deps, dispatcher })] }
}
