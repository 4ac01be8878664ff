import { type NewVial, type Vial, VialContents, type VialUpdate } from '@pepwell/contract/vials/vials'
import * as calls from '@pepwell/contract/vials/vials.calls'
import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { isNearDay } from '@pepwell/domain/time/near-days'
import { type ContainerDates, type ContainerKind, MAX_CONTAINERS } from '@pepwell/domain/vials/containers'
import { defaultDiscardDay } from '@pepwell/domain/vials/forecast'
import type { VialWarningCause } from '@pepwell/domain/vials/warnings'
import type { FeatureDeps } from '../../app-deps.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import type { VialRow } from '../held-vials/held-vials.service.ts'
import { certificatesOfItem } from '../orders/delivered-items.service.ts'
import { ownsEntry } from '../plan/course.service.ts'
import { arrivedItems, requireDelivered } from './arrived.service.ts'
import { displayedVials, readVial } from './displayed-vials.service.ts'
import { countMovements } from './movements.queries.ts'
import { overviewOf } from './overview.queries.ts'
import type { PeptidesOnSale } from './vial-notices.service.ts'
import { snoozeWarning } from './vial-warnings.queries.ts'
import * as queries from './vials.queries.ts'

/** The syringe in columns. */
const syringeColumns = (syringe: VialUpdate['syringe']) =>
  syringe === undefined
    ? {}
    : {
        syringeScale: syringe?.scale ?? null,
        syringeMl: syringe?.capacityMl ?? null,
        syringeGraduation: syringe?.graduation ?? null,
      }

/** An input's columns; a price without a currency is in dollars. */
function columnsOf({ syringe, components, ...typed }: VialUpdate) {
  const { cost, currency } = typed
  return {
    ...typed,
    // Only a price has a currency.
    currency: cost === undefined ? undefined : cost === null ? null : (currency ?? 'USD'),
    ...syringeColumns(syringe),
    ...(components && { components: JSON.stringify(components) }),
  }
}

/** A new vial's columns. */
function rowOf(user: SessionUser, { clientId, userPeptideId, ...typed }: NewVial, now: number) {
  const { mixedOn = null, kind } = typed
  return {
    ...columnsOf(typed),
    ...{
      userId: user.id,
      userPeptideId,
      clientId: clientId ?? null,
      kind,
      amount: typed.amount,
      unit: typed.unit,
      mixedOn,
    },
    discardOn: typed.discardOn === undefined ? defaultDiscardDay(kind, mixedOn) : typed.discardOn,
    state: typed.state ?? (mixedOn === null ? 'sealed' : 'in-use'),
    createdAt: new Date(now),
  }
}

/** The fields derived from a set or changed mixing day. */
function withDays(before: VialRow, typed: VialUpdate): VialUpdate {
  const { mixedOn, discardOn, state } = typed
  if (mixedOn === undefined || mixedOn === before.mixedOn) return typed
  const kind = (typed.kind ?? before.kind) as ContainerKind
  const wasUsual = before.discardOn === defaultDiscardDay(kind, before.mixedOn)
  const opens = mixedOn !== null && before.state === 'sealed'
  return {
    ...typed,
    ...(discardOn === undefined && wasUsual && { discardOn: defaultDiscardDay(kind, mixedOn) }),
    ...(state === undefined && opens && { state: 'in-use' as const }),
  }
}

type TypedDays = { readonly [Name in keyof ContainerDates]?: CalendarDay | null | undefined }

/** Checks changed contents; older rows may not fit, and must stay editable. @throws ZodError with the field */
function requireFit(changes: Partial<VialRow> = {}, after: VialRow): void {
  if ('kind' in changes || 'unit' in changes || 'waterMl' in changes) VialContents.parse(after)
}

/** Vials, pens and packages at home. */
export function vialsService({
  db,
  clock,
  people,
  onSale,
}: Pick<FeatureDeps, 'db' | 'clock' | 'people'> & { onSale: PeptidesOnSale }) {
  const read = (within: Db, user: SessionUser, id: number) =>
    readVial(within, user, id, { now: clock.now(), onSale })

  /**
   * Nobody mixed a vial on a day to come, and a day decades away is a typo. Stored days may be older.
   * @throws Refusal MIXED_IN_FUTURE, DAY_OUT_OF_RANGE
   */
  function requireNearDays({ timeZone }: SessionUser, typed: TypedDays): void {
    const today = dayOf(clock.now(), timeZone)
    const { mixedOn, discardOn, expiresOn } = typed
    if (mixedOn && mixedOn > today) throw new Refusal('MIXED_IN_FUTURE')
    const days = [mixedOn, discardOn, expiresOn]
    if (days.some((day) => day && !isNearDay(day, today))) throw new Refusal('DAY_OUT_OF_RANGE')
  }

  async function addWithin(tx: Db, user: SessionUser, input: NewVial): Promise<number> {
    const count = await lockOwnRows(tx, 'vials', user.id)
    const known = input.clientId && (await queries.vialByClientId(tx, user.id, input.clientId))
    if (known) return known.id
    requireNearDays(user, input)
    if (!(await ownsEntry(tx, user.id, input.userPeptideId))) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
    const { orderItemId, orderUnit, userPeptideId } = input
    if (orderItemId !== undefined && orderUnit !== undefined) {
      await requireDelivered(tx, user.id, { orderItemId, orderUnit, userPeptideId })
      const same = await queries.vialOfUnit(tx, user.id, orderItemId, orderUnit)
      if (same) return same.id
    }
    if (count >= MAX_CONTAINERS) throw new Refusal('VIALS_FULL')
    const id = await queries.insertVial(tx, rowOf(user, input, clock.now()))
    if (id === undefined) throw new Refusal('VIAL_NOT_FOUND')
    await people.publishToOwnPages(tx, user.id, calls.addVial)
    return id
  }

  async function updateWithin(tx: Db, user: SessionUser, id: number, typed: VialUpdate): Promise<void> {
    const before = await queries.lockVial(tx, user.id, id)
    if (!before) throw new Refusal('VIAL_NOT_FOUND')
    const { components, ...named } = columnsOf(withDays(before, typed))
    const plain = changedFields(before, named as Partial<VialRow>)
    const isOther = components !== undefined && components !== JSON.stringify(before.components)
    if (!plain && !isOther) return
    requireNearDays(user, plain ?? {})
    const changesUnit = plain?.unit !== undefined || plain?.waterMl === null
    if (changesUnit && (await countMovements(tx, user.id, id)) > 0) throw new Refusal('VIAL_HAS_HISTORY')
    const after = { ...before, ...plain }
    requireFit(plain, after)
    if (after.mixedOn && after.discardOn && after.discardOn < after.mixedOn)
      throw new Refusal('END_BEFORE_START')
    const changes = { ...plain, ...(isOther && { components }), editedAt: new Date(clock.now()) }
    await queries.updateVial(tx, { userId: user.id, id }, changes)
    await people.publishToOwnPages(tx, user.id, calls.updateVial)
  }

  return {
    arrived: (user: SessionUser) => arrivedItems(db, user.id),

    async list(
      user: SessionUser,
      { userPeptideId, limit, after }: { userPeptideId?: number; limit: number; after?: number },
    ): Promise<readonly Vial[]> {
      const which = userPeptideId === undefined ? 'all' : 'entry'
      const overview = await overviewOf(db, user.id, which, userPeptideId)
      const vials = await displayedVials(db, user, overview, { now: clock.now(), onSale })
      // The same object while nothing changes.
      if (after === undefined && vials.length <= limit) return vials
      return vials.filter(({ id }) => after === undefined || id < after).slice(0, limit)
    },

    /** @throws Refusal VIAL_NOT_FOUND */
    async certificates(user: SessionUser, id: number) {
      const vial = await queries.vialOf(db, user.id, id)
      if (!vial) throw new Refusal('VIAL_NOT_FOUND')
      return vial.orderItemId === null ? [] : certificatesOfItem(db, user.id, vial.orderItemId)
    },

    /**
     * Stores a container once per client id, and once per unit of an order: a retry gets the first.
     * @throws Refusal PLAN_ENTRY_NOT_FOUND, VIALS_FULL, ORDER_ITEM_NOT_FOUND, MIXED_IN_FUTURE, DAY_OUT_OF_RANGE
     */
    add: (user: SessionUser, input: NewVial): Promise<Vial> =>
      db.transaction().execute(async (tx) => read(tx, user, await addWithin(tx, user, input))),

    /**
     * Edits a vial; omitted fields stay unchanged. Its ledger is in its unit and in mL, so those stay once it has rows.
     * @throws Refusal VIAL_NOT_FOUND, END_BEFORE_START, VIAL_HAS_HISTORY, MIXED_IN_FUTURE, DAY_OUT_OF_RANGE
     */
    update: (user: SessionUser, id: number, typed: VialUpdate): Promise<Vial> =>
      db.transaction().execute(async (tx) => {
        await updateWithin(tx, user, id, typed)
        return read(tx, user, id)
      }),

    /** Snoozes a warning for some days. @throws Refusal VIAL_NOT_FOUND */
    snooze: (
      user: SessionUser,
      vialId: number,
      { cause, days }: { cause: VialWarningCause; days: number },
    ): Promise<Vial> =>
      db.transaction().execute(async (tx) => {
        if (!(await queries.lockVial(tx, user.id, vialId))) throw new Refusal('VIAL_NOT_FOUND')
        const until = addDays(dayOf(clock.now(), user.timeZone), days)
        await snoozeWarning(tx, user.id, { vialId, cause, until })
        await people.publishToOwnPages(tx, user.id, calls.snoozeVialWarning)
        return read(tx, user, vialId)
      }),

    /** @throws Refusal VIAL_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await queries.deleteVial(db, user.id, id))) throw new Refusal('VIAL_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, calls.removeVial)
    },
  }
}

export type VialsService = ReturnType<typeof vialsService>
