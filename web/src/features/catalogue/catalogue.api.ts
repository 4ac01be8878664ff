import * as calls from '@pepwell/contract/catalogue/catalogue.calls'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

/** The catalog in display order; operators also get drafts. */
export const catalogueQuery = queryOf(calls.listPeptides)

/** The user's own peptides, newest first. */
export const personalPeptidesQuery = queryOf(calls.listPersonalPeptides)

export const useAddPersonalPeptide = (options: CallOptions<typeof calls.addPersonalPeptide>) =>
  useIdempotentMutation(calls.addPersonalPeptide, options)

export const useChangePersonalPeptide = (options: CallOptions<typeof calls.updatePersonalPeptide>) =>
  useCall(calls.updatePersonalPeptide, options)

export const useRemovePersonalPeptide = (options: CallOptions<typeof calls.removePersonalPeptide>) =>
  useCall(calls.removePersonalPeptide, options)
