import type { OwnPage } from '@pepwell/contract/fields'
import type { LabResultUpdate, NewLabResult } from '@pepwell/contract/labs/labs'
import * as calls from '@pepwell/contract/labs/labs.calls'
import { analyteByCode, analyteNamed, analytes } from '@pepwell/domain/labs/analytes'
import {
  type Comparator,
  MOST_LAB_RESULTS,
  rangeFlag,
  toCanonicalUnit,
  unitsOfAnalyte,
} from '@pepwell/domain/labs/lab-values'
import type { z } from 'zod'
import type { FeatureDeps } from '../../app-deps.ts'
import { changedFields } from '../../database/changed-fields.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SessionUser } from '../../http/session.ts'
import { momentOfEntry } from '../../moment-of-entry.ts'
import * as queries from './labs.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.lockRow>>>
type Edit = z.output<typeof LabResultUpdate>

/** Six decimals, as values are stored: a conversion adds no digits that nobody measured. */
const rounded = (value: number): number => Number(value.toFixed(6))

/** A row with its canonical value, and where it is by its printed range. */
function shown(row: Row) {
  const comparator = row.comparator as Comparator | null
  const known = row.loinc === null ? undefined : analyteByCode(row.loinc)
  const canonical = known && toCanonicalUnit(known, row.value, row.unit)
  return {
    ...row,
    comparator,
    canonicalValue: canonical === undefined ? null : rounded(canonical),
    canonicalUnit: canonical === undefined ? null : (known?.unit ?? null),
    flag: rangeFlag({ ...row, comparator }),
  }
}

/** The test that was named: by its code, or by its name where that is one of the list. */
function testOf({ analyte, loinc }: Pick<Edit, 'analyte' | 'loinc'>) {
  const known = loinc ? analyteByCode(loinc) : analyteNamed(analyte ?? '')
  return { analyte: analyte ?? known?.name ?? '', loinc: known?.loinc ?? null }
}

/** Laboratory results as they are printed. Nothing is said about them but where they are in the printed range. */
export function labsService({ db, clock, people }: Pick<FeatureDeps, 'db' | 'clock' | 'people'>) {
  const list = analytes.map(({ loinc, name, group, aliases, unit, ...analyte }) => ({
    ...{ loinc, name, group, aliases: [...aliases], canonicalUnit: unit },
    units: unitsOfAnalyte({ loinc, name, group, aliases, unit, ...analyte }),
  }))

  /** What an edit changes of a row. @throws Refusal MEASURED_IN_FUTURE, RANGE_REVERSED */
  function changesOf(before: Row, input: Edit) {
    const { analyte, loinc, collectedAt, ...rest } = input
    const changes = changedFields(before, {
      ...rest,
      ...((analyte || loinc) && testOf({ analyte, loinc })),
      collectedAt: collectedAt === undefined ? undefined : momentOfEntry(collectedAt, clock.now()),
    })
    const { rangeLow, rangeHigh } = { ...before, ...changes }
    if (rangeLow !== null && rangeHigh !== null && rangeLow > rangeHigh) throw new Refusal('RANGE_REVERSED')
    return changes
  }

  return {
    analytes: () => list,

    list: async (user: SessionUser, page: OwnPage) => (await queries.rowsOf(db, user.id, page)).map(shown),

    /**
     * Stores a result once per client id: a retry gets the first one.
     * @throws Refusal MEASURED_IN_FUTURE, LAB_RESULTS_FULL
     */
    log: (user: SessionUser, input: z.output<typeof NewLabResult>) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        const { clientId = null } = input
        const collectedAt = momentOfEntry(input.collectedAt, now)
        const count = await lockOwnRows(tx, 'lab_results', user.id)
        const known = clientId && (await queries.rowByClientId(tx, user.id, clientId))
        if (known) return shown(known)
        if (count >= MOST_LAB_RESULTS) throw new Refusal('LAB_RESULTS_FULL')
        const typed = { ...input, ...testOf(input), clientId, collectedAt }
        const row = await queries.insertRow(tx, { ...typed, userId: user.id, createdAt: new Date(now) })
        if (!row) throw new Refusal('LAB_RESULT_NOT_FOUND')
        await people.publishToOwnPages(tx, user.id, calls.logLabResult)
        return shown(row)
      }),

    /**
     * Changes a result; what is left out stays.
     * @throws Refusal MEASURED_IN_FUTURE, RANGE_REVERSED, LAB_RESULT_NOT_FOUND
     */
    update: (user: SessionUser, id: number, input: Edit) =>
      db.transaction().execute(async (tx) => {
        const before = await queries.lockRow(tx, user.id, id)
        if (!before) throw new Refusal('LAB_RESULT_NOT_FOUND')
        const changes = changesOf(before, input)
        if (!changes) return shown(before)
        await people.publishToOwnPages(tx, user.id, calls.updateLabResult)
        return shown(
          await queries.updateRow(tx, user.id, id, { ...changes, editedAt: new Date(clock.now()) }),
        )
      }),

    /** @throws Refusal LAB_RESULT_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await queries.deleteRow(db, user.id, id))) throw new Refusal('LAB_RESULT_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, calls.removeLabResult)
    },
  }
}

export type Labs = ReturnType<typeof labsService>
