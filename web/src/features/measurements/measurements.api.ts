import type { CallReply } from '@pepwell/contract/declared'
import * as calls from '@pepwell/contract/measurements/measurements.calls'
import * as reminderCalls from '@pepwell/contract/measurements/measuring-reminders.calls'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

export type Measurement = CallReply<typeof calls.logMeasurement>

/** The latest measurements of all kinds. */
export const measurementsQuery = queryOf(calls.listMeasurements, { query: { limit: 500 } })

export const useLogMeasurement = (options?: CallOptions<typeof calls.logMeasurement>) =>
  useIdempotentMutation(calls.logMeasurement, options)

export const useChangeMeasurement = (options?: CallOptions<typeof calls.updateMeasurement>) =>
  useCall(calls.updateMeasurement, options)

export const useRemoveMeasurement = (options?: CallOptions<typeof calls.removeMeasurement>) =>
  useCall(calls.removeMeasurement, options)

export type MeasuringReminder = CallReply<typeof reminderCalls.listMeasuringReminders>[number]

export const measuringRemindersQuery = queryOf(reminderCalls.listMeasuringReminders)

export const useSetMeasuringReminder = () => useCall(reminderCalls.setMeasuringReminder)
