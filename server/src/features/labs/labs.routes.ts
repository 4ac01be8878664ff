import * as calls from '@pepwell/contract/labs/labs'
import { PHOTO_TYPE } from '@pepwell/contract/weight/progress-photos'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { LabReports } from './lab-reports.service.ts'
import type { Labs } from './labs.service.ts'

export function labsRoutes(
  app: FastifyInstance,
  { labs, reports }: { labs: Labs; reports: LabReports },
): void {
  handle(app, calls.listLabAnalytes, ({ user }) => labs.analytes(user))
  handle(app, calls.chooseLabUnit, ({ user, params, body }) => labs.chooseUnit(user, params.loinc, body.unit))
  handle(app, calls.listLabResults, ({ user, query }) => labs.list(user, query))
  handle(app, calls.logLabResult, ({ user, body }) => labs.log(user, body))
  handle(app, calls.updateLabResult, ({ user, params, body }) => labs.update(user, params.id, body))
  handle(app, calls.removeLabResult, async ({ user, params }) => {
    await labs.remove(user, params.id)
    return { message: 'Lab result deleted' }
  })
  handle(app, calls.attachLabReport, ({ user, params, body, request }) =>
    reports.attach(user, params.id, { file: body.file, address: clientAddress(request) }),
  )
  handle(app, calls.removeLabReport, async ({ user, params }) => {
    await reports.remove(user, params.id)
    return { message: 'Report deleted' }
  })
  handle(app, calls.labReportPage, async ({ user, params, query, request, reply }) => {
    const { version, open } = await reports.find(user, params.id, params.page, query.size)
    return sendCached(request, reply, {
      ...{ type: PHOTO_TYPE, tag: `${version}-${query.size}`, addressed: query.v === version },
      open,
    })
  })
}
