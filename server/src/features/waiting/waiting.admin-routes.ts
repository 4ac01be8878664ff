import * as calls from '@pepwell/contract/waiting'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Waiting } from './waiting.service.ts'

export function waitingAdminRoutes(app: FastifyInstance, waiting: Waiting): void {
  handle(app, calls.waiting, () => waiting.count())
}
