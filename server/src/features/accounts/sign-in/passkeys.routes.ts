import * as calls from '@pepwell/contract/accounts/passkeys'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../../http/client-address.ts'
import { handle } from '../../../http/handle.ts'
import { sessionOf } from '../../../http/session.ts'
import type { Passkeys } from './passkeys.service.ts'

export function passkeysRoutes(app: FastifyInstance, passkeys: Passkeys): void {
  handle(app, calls.passkeys, ({ user }) => passkeys.list(user))
  handle(app, calls.beginPasskey, ({ request, body }) =>
    passkeys.begin(sessionOf(request), body, clientAddress(request)),
  )
  handle(app, calls.addPasskey, ({ body, request }) => passkeys.add(sessionOf(request), body))
  handle(app, calls.renamePasskey, ({ user, params, body }) => passkeys.rename(user, params.id, body.name))
  handle(app, calls.removePasskey, async ({ request, params, body }) => {
    const confirming = { given: body, address: clientAddress(request) }
    const accepted = await passkeys.remove(sessionOf(request), params.id, confirming)
    return { message: 'Passkey removed', accepted }
  })
  handle(app, calls.beginPasskeyConfirmation, ({ user, request }) =>
    passkeys.beginConfirmation(user, clientAddress(request)),
  )
  handle(app, calls.beginPasskeySignIn, ({ request }) => passkeys.beginSignIn(clientAddress(request)))
}
