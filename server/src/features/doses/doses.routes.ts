import * as calls from '@pepwell/contract/doses/doses'
import { withDoseInEnglish } from '@pepwell/domain/doses/dose-languages'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { DoseEdits } from './dose-edits.service.ts'
import type { Doses } from './doses.service.ts'

export function dosesRoutes(
  app: FastifyInstance,
  { doses, edits }: { doses: Doses; edits: DoseEdits },
): void {
  handle(app, calls.listDoses, ({ user, query }) => doses.list(user, query))
  handle(app, calls.doseDays, ({ user, query }) => doses.days(user, query))
  handle(app, calls.doseSteps, ({ user }) => doses.steps(user))
  handle(app, calls.doseOccurrences, ({ user, query }) => doses.occurrences(user, query))
  handle(app, calls.logDose, ({ user, body }) => doses.log(user, withDoseInEnglish(body, 'dose')))
  handle(app, calls.previewDoseWarnings, ({ user, body }) =>
    doses.preview(user, withDoseInEnglish(body, 'dose')),
  )
  handle(app, calls.importDoses, ({ user, body }) =>
    doses.import(user, { ...body, doses: body.doses.map((dose) => withDoseInEnglish(dose, 'dose')) }),
  )
  handle(app, calls.updateDose, ({ user, params, body }) =>
    edits.update(user, params.id, withDoseInEnglish(body, 'dose')),
  )
  handle(app, calls.removeDose, async ({ user, params }) => {
    await edits.remove(user, params.id)
    return { message: 'Dose deleted' }
  })
  handle(app, calls.doseVersions, ({ user, params }) => edits.versions(user, params.id))
  handle(app, calls.stats, ({ user }) => doses.stats(user))
}
