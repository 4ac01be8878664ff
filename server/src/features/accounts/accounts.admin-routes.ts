import * as calls from '@pepwell/contract/accounts/members'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { Operators } from './operators/operators.service.ts'

/** Operators' calls for accounts. */
export function operatorsRoutes(app: FastifyInstance, operators: Operators): void {
  handle(app, calls.resetMemberPassword, (input) =>
    operators.resetPassword(operatorOf(input), input.params.userId),
  )
  handle(app, calls.removeSignInKeys, (input) => operators.removeKeys(operatorOf(input), input.params.userId))
  handle(app, calls.endMemberSession, async (input) => {
    await operators.endSession(operatorOf(input), input.params.userId, input.params.id)
    return { message: 'Session ended' }
  })
  handle(app, calls.deleteMember, async (input) => {
    await operators.remove(operatorOf(input), input.params.userId)
    return { message: 'User deleted successfully' }
  })
  handle(app, calls.createAdmin, async (input) => ({
    message: 'New admin account created successfully',
    ...(await operators.createAdmin(operatorOf(input), input.body)),
  }))
  handle(app, calls.makeAdmin, async (input) => {
    await operators.makeAdmin(operatorOf(input), input.params.userId)
    return { message: 'User granted admin access' }
  })
  handle(app, calls.setPermissions, async (input) => {
    await operators.setPermissions(operatorOf(input), input.params.userId, input.body.permissions)
    return { message: 'Permissions updated' }
  })
}
