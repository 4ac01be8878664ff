import { type Dose, parseDose } from '@pepwell/domain/doses/doses'
import { plus, type Rational, rational, toFixed } from '@pepwell/domain/math/rational'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { splitDose, vialOfDose } from '@pepwell/domain/vials/choosing'
import {
  amountIn,
  type ContainerKind,
  type Content,
  MAX_MOVEMENTS,
  volumeOf,
} from '@pepwell/domain/vials/containers'
import { defaultDiscardDay } from '@pepwell/domain/vials/forecast'
import { decimalOf } from '@pepwell/domain/vials/ledger'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { contentOf, stockedOf, type VialRow } from '../held-vials/held-vials.service.ts'
import { readVial } from './displayed-vials.service.ts'
import { countMovements, currentDraws, insertMovements, type NewMovement } from './movements.queries.ts'
import { updateVial, vialsOf } from './vials.queries.ts'

/** Decimals in the ledger. */
const DECIMALS = 12

/** The vials to draw a dose from; undefined means the one in use, null none. */
export interface VialSource {
  vialId?: number | null | undefined
  vialIds?: readonly number[] | undefined
}

/** A dose's data for drawing. */
export interface DoseToDraw {
  userId: string
  userPeptideId: number | null
  dose: string
  /** mL, if typed */
  volume: number | null
  takenOn: CalendarDay
}

/** One vial's share of a dose, in the dose's unit or in mL. */
interface Draw {
  row: VialRow
  content: Content
  amount: Rational
  typedVolume: Rational | undefined
  takenOn: CalendarDay
}

/** A dose's draws, and its volume if all of it is liquid. */
export interface DrawPlan {
  draws: readonly Draw[]
  /** mL with three decimals; null when unknown */
  volume: number | null
}

const NOTHING: DrawPlan = { draws: [], volume: null }

/** mL if the dose states it, so that the ledger equals the draw. */
function typedVolume(
  content: Content,
  amount: Rational,
  { dose, volume }: { dose?: Dose; volume: number | null },
) {
  const isDrawn = dose ? ['units', 'mL', 'clicks'].includes(dose.unit) : volume !== null
  return isDrawn ? volumeOf(amount, content) : undefined
}

const takenOf = ({ dose, volume, takenOn }: DoseToDraw) => ({ dose: parseDose(dose), volume, takenOn })

/** The default vial of a dose. */
function inUse(rows: readonly VialRow[], dose: DoseToDraw): VialRow[] {
  const chosen = vialOfDose(rows.map(stockedOf), takenOf(dose))
  return rows.filter(({ id }) => id === chosen?.id)
}

/** The named containers, in order. @throws Refusal VIAL_NOT_FOUND */
function named(rows: readonly VialRow[], ids: readonly number[]): VialRow[] {
  return ids.map((id) => {
    const row = rows.find((row) => row.id === id)
    if (!row) throw new Refusal('VIAL_NOT_FOUND')
    return row
  })
}

/** The draws of a dose, in the order of the containers. */
function drawsFrom(rows: readonly VialRow[], dose: DoseToDraw): Draw[] {
  const taken = takenOf(dose)
  const stock = rows.map((row) => ({ row, content: contentOf(row), left: stockedOf(row).left }))
  return splitDose(stock, taken).map(({ from: { row, content }, amount }) => ({
    ...{ row, content, amount },
    typedVolume: typedVolume(content, amount, taken),
    takenOn: taken.takenOn,
  }))
}

/** mL of a whole dose, as doses store them. */
function volumeOfDraws(draws: readonly Draw[]): number | null {
  let sum = rational(0)
  for (const { amount, content } of draws) {
    const volume = volumeOf(amount, content)
    if (!volume) return null
    sum = plus(sum, volume)
  }
  return Number(toFixed(sum, 3)) || null
}

/**
 * Finds the containers that a dose draws from, before it is stored. The person's doses must be locked, so
 * that no other dose uses the same remainder.
 * @throws Refusal VIAL_NOT_FOUND
 */
export async function planDraw(tx: Db, dose: DoseToDraw, { vialId, vialIds }: VialSource): Promise<DrawPlan> {
  if (dose.userPeptideId === null || (vialId === null && !vialIds)) return NOTHING
  const ids = vialIds ?? (vialId == null ? undefined : [vialId])
  const rows = await vialsOf(tx, dose.userId, dose.userPeptideId)
  const draws = drawsFrom(ids ? named(rows, ids) : inUse(rows, dose), dose)
  return draws.length === 0 ? NOTHING : { draws, volume: volumeOfDraws(draws) }
}

const written = (value: Rational) => toFixed(value, DECIMALS)

/** A sealed container's first draw opens it: a vial without a mixing day was mixed by then, and is discarded after that. */
const opened = ({ row: { kind, mixedOn, discardOn }, takenOn }: Draw, at: Date) => {
  const isInDate = discardOn === null || takenOn <= discardOn
  const began = mixedOn ?? (kind === 'vial' && isInDate ? takenOn : null)
  return {
    ...{ state: 'in-use', editedAt: at, mixedOn: began },
    discardOn: discardOn ?? defaultDiscardDay(kind as ContainerKind, began),
  }
}

/** Records a stored dose's draws and opens sealed vials. @throws Refusal VIAL_LEDGER_FULL */
export async function recordDraws(
  tx: Db,
  { userId, doseId, at }: { userId: string; doseId: number; at: Date },
  { draws }: DrawPlan,
): Promise<void> {
  const movements: NewMovement[] = []
  for (const { row, content, amount, typedVolume: volume } of draws) {
    if ((await countMovements(tx, userId, row.id)) >= MAX_MOVEMENTS) throw new Refusal('VIAL_LEDGER_FULL')
    const of = { userId, vialId: row.id, doseId, at }
    const drawn = volume
      ? { amount: null, volumeMl: written(volume) }
      : { amount: written(amount), volumeMl: null }
    movements.push({ ...of, kind: 'draw', ...drawn })
    if (content.waterMl !== null && Number(content.deadSpaceMl) > 0)
      movements.push({
        ...of,
        kind: 'dead-space',
        amount: null,
        volumeMl: written(rational(content.deadSpaceMl)),
      })
  }
  await insertMovements(tx, movements)
  for (const draw of draws)
    if (draw.row.state === 'sealed') await updateVial(tx, { userId, id: draw.row.id }, opened(draw, at))
}

const negative = (text: string | null) =>
  text === null ? null : text.startsWith('-') ? text.slice(1) : `-${text}`

/** Returns a dose's draws before it is edited or deleted. @returns the vials */
export async function returnDraws(
  tx: Db,
  { userId, doseId, at }: { userId: string; doseId: number; at: Date },
): Promise<number[]> {
  const drawn = await currentDraws(tx, userId, doseId)
  await insertMovements(
    tx,
    drawn.map(({ vialId, amount, volumeMl }) => ({
      ...{ userId, vialId, doseId, at, kind: 'return' as const },
      ...{ amount: negative(amount), volumeMl: negative(volumeMl) },
    })),
  )
  return drawn.filter(({ kind }) => kind === 'draw').map(({ vialId }) => vialId)
}

/** A dose's current draws, by container. */
export async function drawsOf(db: Db, userId: string, doseId: number) {
  const drawn = (await currentDraws(db, userId, doseId)).filter(({ kind }) => kind === 'draw')
  if (drawn.length === 0) return []
  const rows = await vialsOf(db, userId)
  return drawn.flatMap(({ vialId, amount, volumeMl }) => {
    const row = rows.find(({ id }) => id === vialId)
    const content = row && contentOf(row)
    const taken = content && (amount === null ? amountIn(rational(volumeMl ?? 0), content) : rational(amount))
    if (!content || !taken) return []
    const volume = volumeOf(taken, content)
    return {
      vialId,
      amount: decimalOf(taken),
      unit: content.unit,
      volumeMl: volume ? decimalOf(volume) : null,
    }
  })
}

/** A dose without a vial. */
export const FROM_NOTHING = { vial: null, draws: [] }

/** A dose's reply needs no shop. */
const notOnSale = async () => new Map<number, string>()

/** A dose's draws for its reply. */
export async function drawsOfDose(db: Db, user: SessionUser, doseId: number, now: number) {
  const draws = await drawsOf(db, user.id, doseId)
  const [first] = draws
  if (!first) return FROM_NOTHING
  const { id, left, dosesLeft } = await readVial(db, user, first.vialId, { now, onSale: notOnSale })
  return { vial: { id, left, dosesLeft }, draws }
}
