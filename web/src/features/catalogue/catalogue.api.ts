import {
  addPersonalPeptide,
  listPeptides,
  listPersonalPeptides,
  removePersonalPeptide,
  updatePersonalPeptide,
} from '@pepwell/contract/catalogue'
import { listDoses, stats } from '@pepwell/contract/doses'
import { listPlan } from '@pepwell/contract/plan'
import { keyOf, queryOf, useCall } from '../../lib/use-call.ts'
import { useStoring } from '../../lib/use-storing.ts'

/** The whole catalogue, in display order. */
export const catalogueQuery = queryOf(listPeptides)

/** The person's own peptides, newest first. */
export const personalPeptidesQuery = queryOf(listPersonalPeptides)

type Options<
  C extends typeof addPersonalPeptide | typeof updatePersonalPeptide | typeof removePersonalPeptide,
> = Parameters<typeof useCall<C>>[1]

export const useAddPersonalPeptide = (options: Options<typeof addPersonalPeptide>) =>
  useStoring(addPersonalPeptide, { refreshes: [keyOf(listPersonalPeptides)], ...options })

/** The plan shows its name. */
export const useChangePersonalPeptide = (options: Options<typeof updatePersonalPeptide>) =>
  useCall(updatePersonalPeptide, {
    refreshes: [keyOf(listPersonalPeptides), keyOf(listPlan)],
    ...options,
  })

/** Its plan entries go with it, and with them what they counted. */
export const useRemovePersonalPeptide = (options: Options<typeof removePersonalPeptide>) =>
  useCall(removePersonalPeptide, {
    refreshes: [listPersonalPeptides, listPlan, stats, listDoses].map((call) => keyOf(call)),
    ...options,
  })
