import * as calls from '@pepwell/contract/imports/log-imports'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { SessionUser } from '../../http/session.ts'
import type { importsOf } from '../import-history/import-history.service.ts'
import type { Restore } from './restore.service.ts'
import type { RestoreAttached } from './restore-attached.service.ts'
import type { RestorePhotos } from './restore-photos.service.ts'
import type { Undo } from './undo.service.ts'

interface Services {
  list(user: SessionUser): ReturnType<typeof importsOf>
  rows: Restore
  photos: RestorePhotos
  attached: RestoreAttached
  undo: Undo
}

export function logImportsRoutes(
  app: FastifyInstance,
  { list, rows, photos, attached, undo }: Services,
): void {
  handle(app, calls.listLogImports, ({ user }) => list(user))
  handle(app, calls.restoreRows, ({ user, body }) => rows.restore(user, body))
  handle(app, calls.restorePhoto, ({ user, body, request }) =>
    photos.restore(user, body, clientAddress(request)),
  )
  handle(app, calls.restoreAttachedPhoto, ({ user, body, request }) =>
    attached.restore(user, body, clientAddress(request)),
  )
  handle(app, calls.undoLogImport, ({ user, params, body }) => undo.undo(user, params.id, body))
}
