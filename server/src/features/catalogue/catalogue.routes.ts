import {
  addPersonalPeptide,
  initPeptides,
  listPeptides,
  listPersonalPeptides,
  removePersonalPeptide,
  updatePersonalPeptide,
} from '@pepwell/contract/catalogue/catalogue'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { sendCachedJson } from '../../http/send-cached-json.ts'
import type { Catalogue } from './catalogue.service.ts'
import type { PersonalPeptides } from './personal-peptides.service.ts'

interface Services {
  catalogue: Catalogue
  personalPeptides: PersonalPeptides
}

export function catalogueRoutes(app: FastifyInstance, { catalogue, personalPeptides }: Services): void {
  handle(app, listPeptides, async (input) =>
    sendCachedJson(
      input,
      await (input.user?.isAdmin ? catalogue.listWithDrafts() : catalogue.list()),
      'best',
    ),
  )
  handle(app, initPeptides, async () => {
    await catalogue.bringUpToDate()
    return { message: 'The catalogue is ready' }
  })
  handle(app, listPersonalPeptides, ({ user, query }) => personalPeptides.list(user, query))
  handle(app, addPersonalPeptide, ({ user, body }) => personalPeptides.add(user, body))
  handle(app, updatePersonalPeptide, ({ user, params, body }) =>
    personalPeptides.update(user, params.id, body),
  )
  handle(app, removePersonalPeptide, async ({ user, params }) => {
    await personalPeptides.remove(user, params.id)
    return { message: 'Personal peptide deleted' }
  })
  app.addHook('onReady', () => catalogue.refresh())
}
