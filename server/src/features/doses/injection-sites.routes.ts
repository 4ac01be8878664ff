import {
  listSites,
  markSore,
  resetSites,
  saveSites,
  unmarkSore,
} from '@pepwell/contract/doses/injection-sites'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { InjectionSites } from './injection-sites.service.ts'

export function injectionSitesRoutes(app: FastifyInstance, sites: InjectionSites): void {
  handle(app, listSites, ({ user }) => sites.list(user))
  handle(app, saveSites, async ({ user, body }) => {
    await sites.save(user, body.sites)
    return { message: 'Sites saved' }
  })
  handle(app, resetSites, async ({ user }) => {
    await sites.reset(user)
    return { message: 'Sites reset' }
  })
  handle(app, markSore, async ({ user, params }) => {
    await sites.markSore(user, params.site)
    return { message: 'Site marked as sore' }
  })
  handle(app, unmarkSore, async ({ user, params }) => {
    await sites.unmarkSore(user, params.site)
    return { message: 'Site no longer sore' }
  })
}
