import type { NewVialMovement, VialMovement } from '@pepwell/contract/vials/vial-movements'
import type { Vial } from '@pepwell/contract/vials/vials'
import * as calls from '@pepwell/contract/vials/vials.calls'
import { isPositive } from '@pepwell/domain/math/rational'
import { type Content, doseAmount, MAX_MOVEMENTS, volumeOf } from '@pepwell/domain/vials/containers'
import { decimalOf, type MovementKind, movedAmount } from '@pepwell/domain/vials/ledger'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { contentOf, stockedOf } from '../held-vials/held-vials.service.ts'
import { readVial } from './displayed-vials.service.ts'
import { countMovements, insertMovements, isRecorded, movementsOf } from './movements.queries.ts'
import type { PeptidesOnSale } from './vial-notices.service.ts'
import { lockVial, updateVial, vialOf } from './vials.queries.ts'

type Row = Awaited<ReturnType<typeof movementsOf>>[number]

function shownMovement({ kind, amount, volumeMl, at, ...row }: Row, content: Content): VialMovement {
  const moved = movedAmount({ amount, volumeMl }, content)
  const volume = volumeOf(moved, content)
  return {
    ...row,
    kind: kind as MovementKind,
    amount: decimalOf(moved),
    volumeMl: volume ? decimalOf(volume) : null,
    at: at.toISOString(),
  }
}

/** The typed amount, in the content's unit or in mL. @throws Refusal NOT_LIQUID */
function measured({ amount, unit }: NewVialMovement, content: Content) {
  if (unit === 'mL') {
    if (content.waterMl === null) throw new Refusal('NOT_LIQUID')
    return { amount: null, volumeMl: String(amount) }
  }
  if (unit === undefined || unit === content.unit) return { amount: String(amount), volumeMl: null }
  const converted = doseAmount({ amount: Math.abs(amount), unit }, content)
  if (!converted) throw new Refusal('NOT_LIQUID')
  const size = decimalOf(converted)
  return { amount: String(amount < 0 ? -size : size), volumeMl: null }
}

/** A container's ledger: reading and manual entries. */
export function movementsService({
  db,
  clock,
  people,
  onSale,
}: Pick<FeatureDeps, 'db' | 'clock' | 'people'> & { onSale: PeptidesOnSale }) {
  async function addWithin(tx: Db, user: SessionUser, vialId: number, input: NewVialMovement): Promise<void> {
    const vial = await lockVial(tx, user.id, vialId)
    if (!vial) throw new Refusal('VIAL_NOT_FOUND')
    const { clientId = null, kind, note = null } = input
    if (clientId && (await isRecorded(tx, user.id, clientId))) return
    // Another device discarded it first.
    if (kind === 'discard' && vial.state === 'discarded' && !isPositive(stockedOf(vial).left)) return
    if ((await countMovements(tx, user.id, vialId)) >= MAX_MOVEMENTS) throw new Refusal('VIAL_LEDGER_FULL')
    const at = new Date(clock.now())
    const moved = measured(input, contentOf(vial))
    const added = await insertMovements(tx, [{ userId: user.id, vialId, kind, clientId, note, at, ...moved }])
    if (added === 0) return
    if (kind === 'discard')
      await updateVial(tx, { userId: user.id, id: vialId }, { state: 'discarded', editedAt: at })
    await people.publishToOwnPages(tx, user.id, calls.addVialMovement)
  }

  return {
    /** @throws Refusal VIAL_NOT_FOUND */
    async list(user: SessionUser, vialId: number, page: { limit: number; after?: number }) {
      const vial = await vialOf(db, user.id, vialId)
      if (!vial) throw new Refusal('VIAL_NOT_FOUND')
      const rows = await movementsOf(db, { userId: user.id, vialId, ...page })
      return rows.map((row) => shownMovement(row, contentOf(vial)))
    },

    /**
     * Records a movement once per client id: a retry changes nothing.
     * @throws Refusal VIAL_NOT_FOUND, VIAL_LEDGER_FULL, NOT_LIQUID
     */
    add: (user: SessionUser, vialId: number, input: NewVialMovement): Promise<Vial> =>
      db.transaction().execute(async (tx) => {
        await addWithin(tx, user, vialId, input)
        return readVial(tx, user, vialId, { now: clock.now(), onSale })
      }),
  }
}

export type Movements = ReturnType<typeof movementsService>
