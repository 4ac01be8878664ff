import * as calls from '@pepwell/contract/plan/dose-steps.calls'
import { type CallOptions, queryOf, useCall } from '../../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../../lib/api/use-idempotent-mutation.ts'

/** The steps of all active entries, never cached: another device may have decided. */
export const doseStepsQuery = { ...queryOf(calls.listDoseSteps), staleTime: 0 }

/** Dose steps from labels and trials for a catalog peptide. */
export const stepTemplatesQuery = (peptideId: number) =>
  queryOf(calls.listStepTemplates, { query: { peptideId: String(peptideId) } })

export const useWriteSteps = (options: CallOptions<typeof calls.writeDoseSteps>) =>
  useCall(calls.writeDoseSteps, options)

export const useDecideStep = (options: CallOptions<typeof calls.decideDoseStep>) =>
  useIdempotentMutation(calls.decideDoseStep, options)
