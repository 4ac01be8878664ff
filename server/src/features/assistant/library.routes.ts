import { searchLibrary } from '@pepwell/contract/library/library'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Library } from './library.service.ts'

export function libraryRoutes(app: FastifyInstance, library: Library): void {
  handle(app, searchLibrary, ({ query }) => library.search(query.question, query.limit))
  app.addHook('onReady', () => library.bringUpToDate())
}
