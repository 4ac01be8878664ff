import * as calls from '@pepwell/contract/accounts/account-data'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../../http/client-address.ts'
import { handle } from '../../../http/handle.ts'
import { sessionOf } from '../../../http/session.ts'
import type { AccountData } from './account-data.service.ts'

export function accountDataRoutes(app: FastifyInstance, accountData: AccountData): void {
  handle(app, calls.requestExport, async ({ body, request }) => ({
    ticket: await accountData.requestExport(sessionOf(request), body, clientAddress(request)),
  }))
  handle(app, calls.exportData, async ({ query, request, reply }) => {
    const { name, zip } = await accountData.export(sessionOf(request), query.ticket)
    reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`)
    return zip
  })
  handle(app, calls.deleteAccount, async ({ body, request, reply }) => {
    await accountData.deleteAccount(sessionOf(request), body, clientAddress(request))
    app.sessionCookie.clear(reply)
    return { message: 'Your account and everything in it has been deleted.' }
  })
}
