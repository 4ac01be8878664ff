import { bodyRegions, peptideClasses, routes } from '@pepwell/domain/catalogue/medicines'
import { doseUnits } from '@pepwell/domain/doses/doses'
import { z } from 'zod'

/** The source of a statement and the day on which we read the page; null when we haven't. */
export const Source = z.object({ name: z.string(), url: z.string(), checked: z.string().nullable() })

export const routesTaken = z.array(z.enum(routes))

export const peptideClass = z.enum(peptideClasses).nullable()

/** One component of a blend, with its mg in the standard vial if vials agree on it. */
export const Component = z.object({ name: z.string(), mg: z.number().nullable() })

const hours = z.number()

/** The origin of a figure. */
const saidBy = z.enum(['label', 'trials'])

/** A medicine's label; see `Label` in domain. */
export const Label = z.object({
  apart: z.object({ hours, source: Source }).optional(),
  interval: z.object({ hours, saidBy, source: Source }).optional(),
  start: z
    .object({
      amount: z.number(),
      unit: z.enum(doseUnits),
      weeks: z.number().optional(),
      days: z.number().optional(),
      saidBy,
      source: Source,
    })
    .optional(),
  missed: z.object({ window: z.enum(['within', 'before-next']), hours, source: Source }).optional(),
  highest: z
    .object({
      amount: z.number(),
      unit: z.enum(doseUnits),
      per: z.enum(['dose', 'day', 'week']),
      saidBy,
      source: Source,
    })
    .optional(),
  sites: z.object({ regions: z.array(z.enum(bodyRegions)), source: Source }).optional(),
})
