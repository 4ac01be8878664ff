import { doseUnits } from '@pepwell/domain/doses/doses'
import { insightTopics } from '@pepwell/domain/insights/sentences'
import { comparators } from '@pepwell/domain/labs/lab-values'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import { weightUnits } from '@pepwell/domain/weight/weight'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant } from '../fields.ts'
import * as calls from './insights.calls.ts'

/** A number in a sentence: what it counts, and its text. */
const Figure = z.object({ of: z.string(), value: z.number(), shown: z.string() })

/** A sentence about the person's own data, its numbers, and the days it covers. */
export const Insight = z.object({
  id: z.string(),
  topic: z.enum(insightTopics),
  text: z.string(),
  figures: z.array(Figure),
  from: z.string(),
  to: z.string(),
})
export type Insight = z.output<typeof Insight>

const Dose = z.object({ amount: z.number(), unit: z.enum(doseUnits) })
const Share = { taken: z.number(), due: z.number() }
const Notes = z.object({ dose: Dose, noted: z.number(), unwell: z.number() })

const overlays = {
  /** earliest first, in `unit` */
  weighIns: z.array(z.object({ day: z.string(), weight: z.number() })),
  /** the most recent side effects, earliest first */
  symptoms: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      severity: z.number(),
      startedAt: instant,
      day: z.string(),
    }),
  ),
  /** the most recent lab results, earliest first */
  labs: z.array(
    z.object({
      id: z.number(),
      analyte: z.string(),
      value: z.number(),
      comparator: z.enum(comparators).nullable(),
      unit: z.string(),
      collectedAt: instant,
    }),
  ),
}

export const levelOverlays = call(calls.levelOverlays, {
  summary: 'List your weigh-ins, side effects and lab results of the last three years, to show with a level',
  reply: z.object({ unit: z.enum(weightUnits), ...overlays }),
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
})

export const insights = call(calls.insights, {
  summary:
    'Analyze your logs of the last 52 weeks; a language model may reword the sentences if configured and allowed',
  isCostly: true,
  errors: ['TOO_MANY_REQUESTS'],
  reply: z.object({
    /** the language model's host, and whether the sentences were sent there for rewording; null without one */
    provider: z.object({ host: z.string(), wasSent: z.boolean() }).nullable(),
    sentences: z.array(Insight),
    /** the id of the single most significant sentence; null without one */
    finding: z.string().nullable(),
    /** what is missing, by topic; null where there is enough */
    needs: z.object({
      adherence: z.string().nullable(),
      weekdays: z.string().nullable(),
      weight: z.string().nullable(),
      feelings: z.string().nullable(),
      sites: z.string().nullable(),
      gaps: z.string().nullable(),
    }),
    /** the weight unit of the sentences */
    unit: z.enum(weightUnits),
    peptides: z.array(z.object({ name: z.string(), ...Share })),
    weekdays: z.array(z.object({ weekday: z.enum(weekdays), ...Share })),
    /** weekly weight change on each dose of a peptide whose dose changed */
    levels: z.array(
      z.object({
        name: z.string(),
        dose: Dose,
        from: z.string(),
        to: z.string(),
        perWeek: z.number(),
        /** the 95% interval of `perWeek` */
        low: z.number(),
        high: z.number(),
      }),
    ),
    /** days with a side-effect note before and after a dose change, and how many had symptoms */
    feelings: z.array(z.object({ name: z.string(), before: Notes, after: Notes, on: z.string() })),
    /** `usual` is the site's name on the body picture; null for one that the person added */
    sites: z.array(
      z.object({ site: z.string(), usual: z.string().nullable(), shots: z.number(), lastOn: z.string() }),
    ),
    /** consecutive missed doses, longest first */
    /** weekdays and hours of doses in the person's time zone */
    times: z.array(z.object({ weekday: z.enum(weekdays), hour: z.number(), doses: z.number() })),
    ...overlays,
    /** dose levels by peptide, earliest first */
    bands: z.array(
      z.object({
        name: z.string(),
        colorSlot: z.number(),
        dose: z.string(),
        from: z.string(),
        to: z.string(),
      }),
    ),
    gaps: z.array(z.object({ name: z.string(), from: z.string(), to: z.string(), missed: z.number() })),
  }),
})
