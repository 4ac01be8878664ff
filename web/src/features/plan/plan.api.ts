import type { listDoses, stats } from '@pepwell/contract/doses'
import type { addToPlan, listPlan, removeFromPlan, updatePlanEntry } from '@pepwell/contract/plan'
import type { listReminders } from '@pepwell/contract/reminders'
import type { Address } from '../../lib/api.ts'
import { keyOf, queryOf, useCall } from '../../lib/use-call.ts'

/** The calls without their schemas: the dashboard is among the first screens, and reads the plan without zod. */
export const planList: Address<typeof listPlan> = { method: 'GET', path: '/api/user-peptides' }
export const planAddition: Address<typeof addToPlan> = { method: 'POST', path: '/api/user-peptides' }
export const planChange: Address<typeof updatePlanEntry> = { method: 'PATCH', path: '/api/user-peptides/:id' }
export const planRemoval: Address<typeof removeFromPlan> = {
  method: 'DELETE',
  path: '/api/user-peptides/:id',
}

/** Calls of others that a change of the plan shows in. */
export const figures: Pick<Address<typeof stats>, 'path'> = { path: '/api/analytics/stats' }
export const doseLogs: Pick<Address<typeof listDoses>, 'path'> = { path: '/api/dosage-logs' }
export const planReminders: Pick<Address<typeof listReminders>, 'path'> = { path: '/api/reminders' }

/** The plan, always fetched fresh. */
export const planQuery = { ...queryOf(planList), staleTime: 0 }

const refreshes = [keyOf(planList), keyOf(figures), keyOf(planReminders)]

type Options<C extends typeof addToPlan | typeof updatePlanEntry | typeof removeFromPlan> = Parameters<
  typeof useCall<C>
>[1]

export const useAddToPlan = (options: Options<typeof addToPlan>) =>
  useCall(planAddition, { refreshes, ...options })

export const useChangeEntry = (options: Options<typeof updatePlanEntry>) =>
  useCall(planChange, { refreshes, ...options })

/** The doses of a removed entry stay, but no longer belong to it. */
export const useRemoveEntry = (options: Options<typeof removeFromPlan>) =>
  useCall(planRemoval, { refreshes: [...refreshes, keyOf(doseLogs)], ...options })
