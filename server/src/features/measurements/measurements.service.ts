import type { OwnPage } from '@pepwell/contract/fields'
import {
  type MeasurementUpdate,
  measurementProblem,
  type NewMeasurement,
} from '@pepwell/contract/measurements/measurements'
import * as calls from '@pepwell/contract/measurements/measurements.calls'
import {
  canonicalUnitOf,
  MAX_MEASUREMENTS,
  type MeasurementName,
  toCanonical,
} from '@pepwell/domain/measurements/measurements'
import type { z } from 'zod'
import type { FeatureDeps } from '../../app-deps.ts'
import { changedFields } from '../../database/changed-fields.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { SessionUser } from '../../http/session.ts'
import { momentOfEntry } from '../../moment-of-entry.ts'
import { Refusal } from '../../refusal.ts'
import * as queries from './measurements.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.lockRow>>>

/** A row with its value in the kind's canonical unit. */
function shown({ kind: name, ...row }: Row) {
  const kind = name as MeasurementName
  return {
    ...row,
    kind,
    canonicalValue: toCanonical(kind, row.value, row.unit) ?? row.value,
    canonicalUnit: canonicalUnitOf(kind),
  }
}

/** @throws Refusal INVALID_INPUT for a value that its kind can't have */
function requirePossible({ kind, value, unit }: Row): void {
  const problem = measurementProblem({ kind: kind as MeasurementName, value, unit })
  if (problem) throw new Refusal('INVALID_INPUT', { sentence: problem.message })
}

/** Measurements in typed and canonical units. */
export function measurementsService({ db, clock, people }: Pick<FeatureDeps, 'db' | 'clock' | 'people'>) {
  return {
    list: async (user: SessionUser, page: OwnPage) => (await queries.rowsOf(db, user.id, page)).map(shown),

    /**
     * Stores a measurement once per client id: a retry returns the first.
     * @throws Refusal MEASURED_IN_FUTURE, MEASUREMENTS_FULL
     */
    log: (user: SessionUser, input: z.output<typeof NewMeasurement>) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        const { clientId = null, note = null } = input
        const measuredAt = momentOfEntry(input.measuredAt, now)
        const count = await lockOwnRows(tx, 'measurements', user.id)
        const known = clientId && (await queries.rowByClientId(tx, user.id, clientId))
        if (known) return shown(known)
        if (count >= MAX_MEASUREMENTS) throw new Refusal('MEASUREMENTS_FULL')
        const typed = { ...input, note, clientId, measuredAt }
        const row = await queries.insertRow(tx, { ...typed, userId: user.id, createdAt: new Date(now) })
        if (!row) throw new Refusal('MEASUREMENT_NOT_FOUND')
        await people.publishToOwnPages(tx, user.id, calls.logMeasurement)
        return shown(row)
      }),

    /**
     * Edits a measurement; omitted fields stay unchanged.
     * @throws Refusal MEASURED_IN_FUTURE, MEASUREMENT_NOT_FOUND, INVALID_INPUT
     */
    update: (user: SessionUser, id: number, input: z.output<typeof MeasurementUpdate>) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        const before = await queries.lockRow(tx, user.id, id)
        if (!before) throw new Refusal('MEASUREMENT_NOT_FOUND')
        const measuredAt = input.measuredAt === undefined ? undefined : momentOfEntry(input.measuredAt, now)
        const changes = changedFields(before, { ...input, measuredAt })
        if (!changes) return shown(before)
        requirePossible({ ...before, ...changes })
        await people.publishToOwnPages(tx, user.id, calls.updateMeasurement)
        return shown(await queries.updateRow(tx, user.id, id, { ...changes, editedAt: new Date(now) }))
      }),

    /** @throws Refusal MEASUREMENT_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await queries.deleteRow(db, user.id, id))) throw new Refusal('MEASUREMENT_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, calls.removeMeasurement)
    },
  }
}

export type Measurements = ReturnType<typeof measurementsService>
