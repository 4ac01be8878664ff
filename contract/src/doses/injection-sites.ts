import { bodyRegions } from '@pepwell/domain/catalogue/medicines'
import { injectionSites, siteNames } from '@pepwell/domain/doses/injection-sites'
import {
  isStandardSite,
  MAX_CUSTOM_SITES,
  MAX_SITE_NAME_LENGTH,
  nameClashes,
} from '@pepwell/domain/doses/site-lists'
import { z } from 'zod'
import { call } from '../call.ts'
import { clientId, instant, requiredText } from '../fields.ts'
import * as calls from './injection-sites.calls.ts'

const NO_SITE = 'This is not one of the injection sites'

/** A standard site, or the client-made id of one that the person added. */
const site = z
  .string(NO_SITE)
  .refine((value) => isStandardSite(value) || clientId.safeParse(value).success, NO_SITE)

const region = z.enum(bodyRegions, 'Please choose a part of the body').nullable()

/** A site on the person's list, its use, and since which day it is sore; see `SiteUse` in domain. */
export const SiteUse = z.object({
  site: z.string(),
  name: z.string(),
  region,
  neverSuggest: z.boolean(),
  turn: z.int().nullable(),
  lastUsedAt: instant.nullable(),
  lastUsedOn: z.string().nullable(),
  soreSince: z.string().nullable(),
})
export type SiteUse = z.output<typeof SiteUse>

const EditedSite = z.object({
  site,
  name: requiredText(MAX_SITE_NAME_LENGTH, 'Please name the site'),
  region,
  neverSuggest: z.boolean(),
})

const regionStays = ({ site, region }: z.output<typeof EditedSite>) =>
  !isStandardSite(site) || injectionSites.find(({ name }) => name === site)?.region === region

/** A person's sites in order; omitted standard sites come last. */
export const EditedSites = z.object({
  sites: z
    .array(EditedSite.refine(regionStays, { path: ['region'], error: 'You can’t move a standard site' }))
    .max(siteNames.length + MAX_CUSTOM_SITES, `You can add up to ${MAX_CUSTOM_SITES} sites`)
    .refine((list) => list.filter((one) => !isStandardSite(one.site)).length <= MAX_CUSTOM_SITES, {
      error: `You can add up to ${MAX_CUSTOM_SITES} sites`,
    })
    .refine((list) => new Set(list.map((one) => one.site)).size === list.length, 'Please list each site once')
    .superRefine((list, context) => {
      for (const index of nameClashes(list))
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: 'Another site has this name. Please choose a different one.',
        })
    }),
})
export type EditedSites = z.output<typeof EditedSites>

const params = z.object({ site })
const message = z.object({ message: z.string() })

export const listSites = call(calls.listSites, {
  summary: 'List your injection sites in your order, each with its last use',
  reply: z.array(SiteUse),
})

export const saveSites = call(calls.saveSites, {
  summary: 'Replace your list of injection sites: order, names, additions and exclusions',
  body: EditedSites,
  reply: message,
})

export const resetSites = call(calls.resetSites, {
  summary: 'Reset your injection sites to the standard list; logged doses keep their sites',
  reply: message,
})

export const markSore = call(calls.markSore, {
  summary: 'Mark an injection site as sore; it isn’t suggested for 28 days',
  params,
  reply: message,
  errors: ['SITE_NOT_FOUND'],
})

export const unmarkSore = call(calls.unmarkSore, {
  summary: 'Unmark a sore injection site',
  params,
  reply: message,
})
