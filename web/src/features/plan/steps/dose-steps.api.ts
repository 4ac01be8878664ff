import * as calls from '@pepwell/contract/plan/dose-steps.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../../lib/api/use-idempotent-mutation.ts'

/** The steps of all active entries, never cached: another device may have decided. */
export const doseStepsQuery = { ...queryOf(calls.listDoseSteps), staleTime: 0 }

/** Dose steps from labels and trials for a catalog peptide. */
export const stepTemplatesQuery = (peptideId: number) =>
  queryOf(calls.listStepTemplates, { query: { peptideId: String(peptideId) } })

const HISTORY_PAGE = 20

/** Decisions on an entry's steps, newest first. */
export const stepDecisionsQuery = (id: number) =>
  pagesOf(calls.listStepDecisions, HISTORY_PAGE, { params: { id } })

/** When an entry's steps were on hold, latest first. */
export const stepHoldsQuery = (id: number) => queryOf(calls.listStepHolds, { params: { id } })

export const useWriteSteps = (options: CallOptions<typeof calls.writeDoseSteps>) =>
  useCall(calls.writeDoseSteps, options)

export const useDecideStep = (options: CallOptions<typeof calls.decideDoseStep>) =>
  useIdempotentMutation(calls.decideDoseStep, options)
