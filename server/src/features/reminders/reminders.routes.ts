import * as calls from '@pepwell/contract/reminders/reminders'
import { withDoseInEnglish } from '@pepwell/domain/doses/dose-languages'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Outcomes } from './outcomes.service.ts'
import type { RemindersService } from './reminders.service.ts'

interface Services {
  reminders: RemindersService
  outcomes: Outcomes
}

export function remindersRoutes(app: FastifyInstance, { reminders, outcomes }: Services): void {
  handle(app, calls.listReminders, ({ user, query }) => reminders.list(user, query))
  handle(app, calls.addReminder, ({ user, body }) => reminders.add(user, withDoseInEnglish(body, 'dose')))
  handle(app, calls.updateReminder, ({ user, params, body }) =>
    reminders.update(user, params.id, withDoseInEnglish(body, 'dose')),
  )
  handle(app, calls.removeReminder, async ({ user, params }) => {
    await reminders.remove(user, params.id)
    return { message: 'Reminder deleted' }
  })
  handle(app, calls.snoozeReminder, ({ user, params, body }) => outcomes.snooze(user, params.id, body))
  handle(app, calls.skipReminder, async ({ user, params, body }) => {
    await outcomes.skip(user, params.id, body)
    return { message: 'Dose skipped' }
  })
}
