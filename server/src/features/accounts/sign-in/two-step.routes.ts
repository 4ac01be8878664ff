import * as calls from '@pepwell/contract/accounts/two-step'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../../http/client-address.ts'
import { handle } from '../../../http/handle.ts'
import { sessionOf } from '../../../http/session.ts'
import type { TwoStep } from './two-step.service.ts'

export function twoStepRoutes(app: FastifyInstance, twoStep: TwoStep): void {
  handle(app, calls.twoStep, ({ user }) => twoStep.state(user))
  handle(app, calls.beginTwoStep, ({ request, body }) =>
    twoStep.begin(sessionOf(request), body, clientAddress(request)),
  )
  handle(app, calls.switchOnTwoStep, ({ body, request }) =>
    twoStep.switchOn(sessionOf(request), body.code, clientAddress(request)),
  )
  handle(app, calls.switchOffTwoStep, async ({ request, body }) => {
    await twoStep.switchOff(sessionOf(request), body, clientAddress(request))
    return { message: 'Two-step sign-in is off.' }
  })
  handle(app, calls.renewRecoveryCodes, ({ request, body }) =>
    twoStep.renewRecoveryCodes(sessionOf(request), body, clientAddress(request)),
  )
}
