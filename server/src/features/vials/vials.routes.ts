import * as calls from '@pepwell/contract/vials/vials'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { sendSerialized } from '../../http/send-cached-json.ts'
import type { Movements } from './movements.service.ts'
import type { VialsService } from './vials.service.ts'

export function vialsRoutes(
  app: FastifyInstance,
  { vials, movements }: { vials: VialsService; movements: Movements },
): void {
  handle(app, calls.listVials, async ({ user, query, reply }) =>
    sendSerialized(reply, await vials.list(user, query)),
  )
  handle(app, calls.listArrived, ({ user }) => vials.arrived(user))
  handle(app, calls.addVial, ({ user, body }) => vials.add(user, body))
  handle(app, calls.updateVial, ({ user, params, body }) => vials.update(user, params.id, body))
  handle(app, calls.removeVial, async ({ user, params }) => {
    await vials.remove(user, params.id)
    return { message: 'Vial deleted' }
  })
  handle(app, calls.snoozeVialWarning, ({ user, params, body }) => vials.snooze(user, params.id, body))
  handle(app, calls.listVialCertificates, ({ user, params }) => vials.certificates(user, params.id))
  handle(app, calls.listVialMovements, ({ user, params, query }) => movements.list(user, params.id, query))
  handle(app, calls.addVialMovement, ({ user, params, body }) => movements.add(user, params.id, body))
}
