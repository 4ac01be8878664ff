import { evidenceGrades } from '@pepwell/domain/stacks/candidates'
import {
  experienceLevels,
  stackGoals,
  stackTimelines,
  weightLossPeptides,
} from '@pepwell/domain/stacks/questions'
import { z } from 'zod'
import { call } from '../call.ts'
import { Source } from '../catalogue/medicines.ts'
import { text } from '../fields.ts'
import * as calls from './stack-builder.calls.ts'

const GOALS = 'Please select at least one goal'
const PEPTIDE = 'Please select a weight loss peptide when weight loss is chosen as a goal'

/** The form of the stack builder. */
export const StackRequest = z
  .object({
    goals: z.array(z.enum(stackGoals, GOALS), GOALS).min(1, GOALS).max(stackGoals.length, GOALS),
    weightLossPeptide: z.enum(weightLossPeptides, PEPTIDE).optional(),
    /** ignored: the server knows the plan */
    currentPeptides: z.union([text(10_000), z.array(text(200)).max(200)]).optional(),
    experienceLevel: z.enum(experienceLevels, 'Please select your experience level'),
    timeline: z.enum(stackTimelines, 'Please select your timeline'),
  })
  .refine(({ goals, weightLossPeptide }) => !goals.includes('weight-loss') || weightLossPeptide, {
    path: ['weightLossPeptide'],
    error: PEPTIDE,
    // Reported together with other missing fields.
    when: ({ value }) => value instanceof Object && 'goals' in value && Array.isArray(value.goals),
  })

/** A sentence about a peptide; health statements have a source. */
const StackNote = z.object({ sentence: z.string(), source: Source.optional() })

const SuggestedPeptide = z.object({
  peptideId: z.number(),
  name: z.string(),
  /** '0.25 mg', or its use */
  dose: z.string(),
  frequency: z.string(),
  reason: z.string(),
  /** the human evidence */
  evidence: z.string(),
  /** evidence for the goals; null for the plan's own */
  grade: z.enum(evidenceGrades).nullable(),
  isInPlan: z.boolean(),
  cautions: z.array(StackNote),
  /** sources of reason and dose */
  sources: z.array(Source),
})
export type SuggestedPeptide = z.output<typeof SuggestedPeptide>

/** One of the two options. */
const SuggestedStack = z.object({
  peptides: z.array(SuggestedPeptide),
  /** expected peptides that aren't suggested, and why */
  leftOut: z.array(StackNote.extend({ name: z.string() })),
  reasoning: z.string(),
})
export type SuggestedStack = z.output<typeof SuggestedStack>

export const generateStack = call(calls.generateStack, {
  summary: 'Build two stacks for your goals: from your plan, and from scratch',
  body: StackRequest,
  reply: z.object({
    currentStack: SuggestedStack,
    newStack: SuggestedStack,
    /** where the reasoning was sent for rewording; omitted when it wasn't */
    sentTo: z.string().optional(),
  }),
})
