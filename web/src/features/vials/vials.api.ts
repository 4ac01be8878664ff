import * as calls from '@pepwell/contract/vials/vials.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

const LEDGER_PAGE = 20

/** Vials from delivered orders that aren't in the list yet. */
export const arrivedQuery = queryOf(calls.listArrived)

/** A vial's movements, latest first. */
export const ledgerQuery = (id: number) => pagesOf(calls.listVialMovements, LEDGER_PAGE, { params: { id } })

/** The lab certificates of a vial's batch. */
export const certificatesQuery = (id: number) => queryOf(calls.listVialCertificates, { params: { id } })

export const useAddVial = (options?: CallOptions<typeof calls.addVial>) =>
  useIdempotentMutation(calls.addVial, options)

export const useChangeVial = (options?: CallOptions<typeof calls.updateVial>) =>
  useCall(calls.updateVial, options)

export const useRemoveVial = (options?: CallOptions<typeof calls.removeVial>) =>
  useCall(calls.removeVial, options)

export const useAddMovement = (options?: CallOptions<typeof calls.addVialMovement>) =>
  useIdempotentMutation(calls.addVialMovement, options)
