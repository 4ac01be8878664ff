import { siteNames } from '@pepwell/domain/injection-sites'
import { z } from 'zod'
import { call } from './call.ts'
import { instant } from './fields.ts'
import * as calls from './injection-sites.calls.ts'

declare module './call.ts' {
  interface Declared {
    'injection-sites': typeof import('./injection-sites.ts')
  }
}

const site = z.enum(siteNames, 'This is not one of the injection sites')

/** What somebody's doses say of a site, and since which own day it is sore; see `SiteUse` of domain. */
export const SiteUse = z.object({
  site,
  lastUsedAt: instant.nullable(),
  lastUsedOn: z.string().nullable(),
  soreSince: z.string().nullable(),
})
export type SiteUse = z.output<typeof SiteUse>

const params = z.object({ site })

export const listSites = call(calls.listSites, {
  summary: 'The usual injection sites, each with when a dose of anything went there last',
  reply: z.array(SiteUse),
})

export const markSore = call(calls.markSore, {
  summary: 'Mark an injection site as sore, from today on: for 28 days it is not suggested',
  params,
  reply: z.object({ message: z.string() }),
})

export const unmarkSore = call(calls.unmarkSore, {
  summary: 'Take back that an injection site is sore; one that is not sore stays so',
  params,
  reply: z.object({ message: z.string() }),
})
