import type { OwnPage } from '@pepwell/contract/fields'
import type { LabResultUpdate, NewLabResult } from '@pepwell/contract/labs/labs'
import * as calls from '@pepwell/contract/labs/labs.calls'
import { type Analyte, analyteByCode, analyteNamed, analytes } from '@pepwell/domain/labs/analytes'
import {
  type Comparator,
  fromCanonicalUnit,
  MAX_LAB_RESULTS,
  rangeFlag,
  toCanonicalUnit,
  unitsOfAnalyte,
} from '@pepwell/domain/labs/lab-values'
import type { z } from 'zod'
import type { FeatureDeps } from '../../app-deps.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { SessionUser } from '../../http/session.ts'
import { momentOfEntry } from '../../moment-of-entry.ts'
import { Refusal } from '../../refusal.ts'
import type { LabReports } from './lab-reports.service.ts'
import * as queries from './labs.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.lockRow>>>
type Edit = z.output<typeof LabResultUpdate>
type LastDose = Awaited<ReturnType<typeof queries.lastDosesBefore>>[number]

type Deps = Pick<FeatureDeps, 'db' | 'clock' | 'people'> & { reports: LabReports }

const HOUR_MS = 3_600_000

/** Six decimals, like stored values: conversion must not add digits. */
const rounded = (value: number): number => Number(value.toFixed(6))

/** A value in the person's unit for the test; as typed if it can't be converted. */
function inDisplayUnit(known: Analyte | undefined, chosen: string | undefined, unit: string) {
  const convert = (value: number): number | undefined => {
    const canonical = known && chosen !== undefined ? toCanonicalUnit(known, value, unit) : undefined
    return canonical === undefined || !known || !chosen
      ? undefined
      : fromCanonicalUnit(known, canonical, chosen)
  }
  const isKnown = convert(1) !== undefined
  const shownAs = (value: number): number => rounded(convert(value) ?? value)
  return { unit: isKnown && chosen ? chosen : unit, shownAs }
}

/** A row with its canonical value, its value in the person's unit, and its position in the printed range. */
function shown(row: Row, chosen: ReadonlyMap<string, string>, dose: LastDose) {
  const comparator = row.comparator as Comparator | null
  const known = row.loinc === null ? undefined : analyteByCode(row.loinc)
  const canonical = known && toCanonicalUnit(known, row.value, row.unit)
  const display = inDisplayUnit(known, chosen.get(row.loinc ?? ''), row.unit)
  const orNull = (value: number | null) => (value === null ? null : display.shownAs(value))
  return {
    ...row,
    comparator,
    canonicalValue: canonical === undefined ? null : rounded(canonical),
    canonicalUnit: canonical === undefined ? null : (known?.unit ?? null),
    flag: rangeFlag({ ...row, comparator }),
    displayValue: display.shownAs(row.value),
    displayUnit: display.unit,
    displayLow: orNull(row.rangeLow),
    displayHigh: orNull(row.rangeHigh),
    sinceDose: dose && {
      name: dose.name,
      hours: Math.floor((row.collectedAt.getTime() - dose.takenAt.getTime()) / HOUR_MS),
    },
  }
}

/** Finds the test by its code, or by its name if that is in the list. */
function testOf({ analyte, loinc }: Pick<Edit, 'analyte' | 'loinc'>) {
  const known = loinc ? analyteByCode(loinc) : analyteNamed(analyte ?? '')
  return { analyte: analyte ?? known?.name ?? '', loinc: known?.loinc ?? null }
}

/** Lab results as printed. The printed range is the only interpretation. */
export function labsService({ db, clock, people, reports }: Deps) {
  /** Rows as displayed to their person. */
  async function shownTo(within: Db, user: SessionUser, rows: readonly Row[]) {
    const [chosen, doses, reportOf] = await Promise.all([
      queries.unitsOf(within, user.id),
      queries.lastDosesBefore(
        within,
        user.id,
        rows.map(({ collectedAt }) => collectedAt),
      ),
      reports.reportsOf(
        within,
        user,
        rows.map(({ id }) => id),
      ),
    ])
    return rows.map((row, index) => ({
      ...shown(row, chosen, doses[index] ?? null),
      report: reportOf(row.id),
    }))
  }

  async function shownOne(within: Db, user: SessionUser, row: Row) {
    const [one] = await shownTo(within, user, [row])
    if (!one) throw new Refusal('LAB_RESULT_NOT_FOUND')
    return one
  }

  const list = analytes.map(({ loinc, name, group, aliases, unit, ...analyte }) => ({
    ...{ loinc, name, group, aliases: [...aliases], canonicalUnit: unit },
    units: unitsOfAnalyte({ loinc, name, group, aliases, unit, ...analyte }),
  }))

  /** The changes of an edit to a row. @throws Refusal MEASURED_IN_FUTURE, RANGE_REVERSED */
  function changesOf(before: Row, input: Edit) {
    const { analyte, loinc, collectedAt, ...rest } = input
    const changes = changedFields(before, {
      ...rest,
      ...((analyte || loinc) && testOf({ analyte, loinc })),
      ...(loinc === null && testOf({ analyte: analyte ?? before.analyte })),
      collectedAt: collectedAt === undefined ? undefined : momentOfEntry(collectedAt, clock.now()),
    })
    const { rangeLow, rangeHigh } = { ...before, ...changes }
    if (rangeLow !== null && rangeHigh !== null && rangeLow > rangeHigh) throw new Refusal('RANGE_REVERSED')
    return changes
  }

  return {
    async analytes(user: SessionUser) {
      const chosen = await queries.unitsOf(db, user.id)
      return list.map((analyte) => ({ ...analyte, displayUnit: chosen.get(analyte.loinc) ?? null }))
    },

    /** Sets a test's display unit; null displays values as typed. @throws Refusal LAB_UNIT_UNKNOWN */
    async chooseUnit(user: SessionUser, loinc: string, unit: string | null) {
      const known = analyteByCode(loinc)
      if (!known || (unit !== null && !unitsOfAnalyte(known).includes(unit)))
        throw new Refusal('LAB_UNIT_UNKNOWN')
      if (unit === null) await queries.deleteUnit(db, user.id, loinc)
      else await queries.chooseUnit(db, user.id, { loinc, unit })
      await people.publishToOwnPages(db, user.id, calls.chooseLabUnit)
      return { displayUnit: unit }
    },

    list: async (user: SessionUser, page: OwnPage) =>
      shownTo(db, user, await queries.rowsOf(db, user.id, page)),

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
        if (known) return shownOne(tx, user, known)
        if (count >= MAX_LAB_RESULTS) throw new Refusal('LAB_RESULTS_FULL')
        const typed = { ...input, ...testOf(input), clientId, collectedAt }
        const row = await queries.insertRow(tx, { ...typed, userId: user.id, createdAt: new Date(now) })
        if (!row) throw new Refusal('LAB_RESULT_NOT_FOUND')
        await people.publishToOwnPages(tx, user.id, calls.logLabResult)
        return shownOne(tx, user, row)
      }),

    /**
     * Edits a result; omitted fields stay unchanged.
     * @throws Refusal MEASURED_IN_FUTURE, RANGE_REVERSED, LAB_RESULT_NOT_FOUND
     */
    update: (user: SessionUser, id: number, input: Edit) =>
      db.transaction().execute(async (tx) => {
        const before = await queries.lockRow(tx, user.id, id)
        if (!before) throw new Refusal('LAB_RESULT_NOT_FOUND')
        const changes = changesOf(before, input)
        if (!changes) return shownOne(tx, user, before)
        await people.publishToOwnPages(tx, user.id, calls.updateLabResult)
        const edited = { ...changes, editedAt: new Date(clock.now()) }
        return shownOne(tx, user, await queries.updateRow(tx, user.id, id, edited))
      }),

    /** @throws Refusal LAB_RESULT_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      const pages = await db.transaction().execute(async (tx) => {
        const names = await reports.deletePages(tx, user, id)
        if (!(await queries.deleteRow(tx, user.id, id))) throw new Refusal('LAB_RESULT_NOT_FOUND')
        return names
      })
      await reports.removePictures(user, pages)
      await people.publishToOwnPages(db, user.id, calls.removeLabResult)
    },
  }
}

export type Labs = ReturnType<typeof labsService>
