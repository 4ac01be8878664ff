import { StackRequest } from '@pepwell/contract/stacks/stack-builder'
import type { StackGoal } from '@pepwell/domain/stacks/questions'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import type { StackRequest as Request } from './stack-builder.api.ts'

/** The form values; empty if not chosen yet. */
export interface BuilderValues {
  goals: StackGoal[]
  weightLossPeptide: string
  experienceLevel: string
  timeline: string
}

export const emptyBuilder: BuilderValues = {
  goals: [],
  weightLossPeptide: '',
  experienceLevel: '',
  timeline: '',
}

/** Required fields: a weight-loss peptide only for a weight-loss goal. */
export const requestOf = ({ weightLossPeptide, ...values }: BuilderValues) =>
  ({
    ...values,
    ...(values.goals.includes('weight-loss') && weightLossPeptide && { weightLossPeptide }),
  }) as Request

/** Form errors, in the server's words. */
export const checkBuilder = schemaResolver<BuilderValues>(StackRequest, { inputOf: requestOf })
