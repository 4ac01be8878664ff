import { parseDose } from '@pepwell/domain/doses/doses'
import type { SyringeScale } from '@pepwell/domain/doses/syringes'
import { minus, rational } from '@pepwell/domain/math/rational'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { doubtsAbout, vialOfDose } from '@pepwell/domain/vials/choosing'
import { amountIn, type ContainerState, type Content } from '@pepwell/domain/vials/containers'
import { doseWithDraw } from '@pepwell/domain/vials/draw-words'
import type { Stocked } from '@pepwell/domain/vials/forecast'
import type { Db } from '../../database/connect.ts'
import { dayOfPerson, type EntryOf, openVialsOf, sourceVialOf, type VialRow } from './held-vials.queries.ts'

export { type VialRow, vialRows, vialVersion } from './held-vials.queries.ts'

/** A vial's content in the domain's shape. */
export const contentOf = (row: VialRow): Content => ({
  kind: row.kind as Content['kind'],
  amount: row.amount,
  unit: row.unit as Content['unit'],
  waterMl: row.waterMl,
  deadSpaceMl: row.deadSpaceMl,
  clicksPerMl: row.clicksPerMl,
  syringeScale: row.syringeScale as SyringeScale | null,
})

/** A vial with its exact remaining amount. */
export function stockedOf(row: VialRow): Stocked {
  const content = contentOf(row)
  const moved = amountIn(rational(row.movedMl), content) ?? rational(0)
  const left = minus(minus(rational(row.amount), rational(row.movedAmount)), moved)
  const { id, mixedOn, discardOn, expiresOn } = row
  const isRecalled = row.recallReason !== null
  return { id, state: row.state as ContainerState, content, left, mixedOn, discardOn, expiresOn, isRecalled }
}

/** A person's planned dose on a day. */
export interface DoseToTake extends EntryOf {
  dose: string
  takenOn: CalendarDay
}

/** The vial in use for each dose, with the entry's other open vials; in the order of the doses. */
async function vialsOfDoses(db: Db, doses: readonly DoseToTake[]) {
  if (doses.length === 0) return []
  const keyOf = ({ userId, userPeptideId }: EntryOf) => `${userId} ${userPeptideId}`
  const open = Map.groupBy(await openVialsOf(db, doses), keyOf)
  return doses.map((dose) => {
    const containers = (open.get(keyOf(dose)) ?? []).map(stockedOf)
    const taken = { dose: parseDose(dose.dose), volume: null, takenOn: dose.takenOn }
    return { vial: vialOfDose(containers, taken), containers, taken }
  })
}

/** A dose at an instant, with its id if stored. */
export interface DoseAt extends EntryOf {
  dose: string
  takenAt: Date
  doseId?: number | undefined
}

/** The vial a dose was drawn from, otherwise the one in use; undefined if none. */
export async function vialOf(db: Db, { takenAt, doseId, ...dose }: DoseAt): Promise<Stocked | undefined> {
  const drawn = doseId === undefined ? undefined : await sourceVialOf(db, dose.userId, doseId)
  if (drawn) return stockedOf(drawn)
  const takenOn = await dayOfPerson(db, dose.userId, takenAt)
  return takenOn === undefined ? undefined : (await vialsOfDoses(db, [{ ...dose, takenOn }]))[0]?.vial
}

/**
 * Doses for messages, with the draw from the vial in use: '0.5 mg (20 units)'. An expired or short vial, or one open
 * next to another of different strength, adds no units: the dose sheet asks about it first.
 */
export async function dosesWithDraws(db: Db, doses: readonly DoseToTake[]): Promise<string[]> {
  const found = await vialsOfDoses(db, doses)
  return doses.map(({ dose }, index) => {
    const { vial, containers = [], taken } = found[index] ?? {}
    if (!vial || !taken) return dose
    const doubts = doubtsAbout(vial, containers, taken).filter((doubt) => doubt !== 'mixed-long-ago')
    return doubts.length > 0 ? dose : doseWithDraw(dose, vial.content)
  })
}
