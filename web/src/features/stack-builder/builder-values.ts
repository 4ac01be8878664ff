import { StackRequest } from '@pepwell/contract/stacks/stack-builder'
import type { StackGoal } from '@pepwell/domain/stacks/questions'
import { checkBy } from '../../lib/forms/form-check.ts'
import type { StackRequest as Request } from './stack-builder.api.ts'

/** The form as it is filled in; what is not chosen yet is empty. */
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

/** What the form asks for: a weight-loss peptide only where weight is to be lost. */
export const requestOf = ({ weightLossPeptide, ...values }: BuilderValues) =>
  ({
    ...values,
    ...(values.goals.includes('weight-loss') && weightLossPeptide && { weightLossPeptide }),
  }) as Request

/** What is wrong in the form, in the server's words. */
export const checkBuilder = checkBy<BuilderValues>(StackRequest, requestOf)
