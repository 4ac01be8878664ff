import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { aMember, aPlanEntry, aReminder, aVial, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

const NOW = '2026-11-10T08:00:00Z'

beforeEach(() => app.clock.set(NOW))

const send = async ({ cookie }: Member, method: string, path: string, body?: unknown) =>
  app.request(method, path, { cookie, body })

async function aVialOwner(vial: Record<string, unknown> = {}) {
  const member = await aMember(app)
  const plan = { currentDose: '2.5 mg', frequency: 'Weekly', startDate: '2026-11-01' }
  const entry = await aPlanEntry(app, member, plan)
  const first = await aVial(app, member, entry.id, { mixedOn: '2026-11-01', ...vial })
  return { member, entry, first }
}

const aDoseOf = ({ entry }: { entry: { id: number } }, others: Record<string, unknown> = {}) => ({
  ...{ userPeptideId: entry.id, dose: '2.5 mg', takenAt: NOW, clientId: randomUUID(), ...others },
})

const log = async (owner: { member: Member; entry: { id: number } }, others: Record<string, unknown> = {}) =>
  (await send(owner.member, 'POST', '/api/dosage-logs', aDoseOf(owner, others))).body

/** The remaining amounts of a person's vials, by id. */
async function leftBy(member: Member): Promise<Record<number, number>> {
  const { body } = await send(member, 'GET', '/api/vials')
  return Object.fromEntries(
    body.map((one: { id: number; left: { amount: number } }) => [one.id, one.left.amount]),
  )
}

/** What the ledgers of a person's vials add up to, by id. */
async function ledgersOf(member: Member): Promise<Record<number, number>> {
  const { body } = await send(member, 'GET', '/api/vials')
  const sums: Record<number, number> = {}
  for (const { id, amount } of body as { id: number; amount: number }[]) {
    const { body: rows } = await send(member, 'GET', `/api/vials/${id}/movements?limit=200`)
    const moved = rows.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0)
    sums[id] = Number((amount - moved).toFixed(6))
  }
  return sums
}

test('a dose is drawn from the vial in use, which retries return too', async () => {
  const owner = await aVialOwner()
  const clientId = randomUUID()
  const expected = {
    volume: 0.5,
    vial: { id: owner.first.id, left: { amount: 7.5, volumeMl: 1.5 }, dosesLeft: 3 },
  }
  const draws = [{ vialId: owner.first.id, amount: 2.5, unit: 'mg', volumeMl: 0.5 }]
  expect(await log(owner, { clientId })).toMatchObject({ ...expected, draws })
  expect(await log(owner, { clientId })).toMatchObject({ ...expected, draws })
  expect(await leftBy(owner.member)).toEqual({ [owner.first.id]: 7.5 })
})

test('a retry gets the stored dose, also after its vial is gone', async () => {
  const owner = await aVialOwner()
  const dose = { clientId: randomUUID(), vialId: owner.first.id }
  const { id } = await log(owner, dose)
  await send(owner.member, 'DELETE', `/api/vials/${owner.first.id}`)
  const again = await send(owner.member, 'POST', '/api/dosage-logs', aDoseOf(owner, dose))
  expect(again).toMatchObject({ statusCode: 201, body: { id, volume: 0.5, vial: null } })
  const other = await send(
    owner.member,
    'POST',
    '/api/dosage-logs',
    aDoseOf(owner, { vialId: owner.first.id }),
  )
  expect(other.body.code).toBe('VIAL_NOT_FOUND')
})

test('a dose from a reminder is drawn too', async () => {
  const owner = await aVialOwner()
  await aReminder(app, owner.member, owner.entry.id, { dose: '2.5 mg' })
  expect(await log(owner)).toMatchObject({ volume: 0.5, vial: { id: owner.first.id } })
})

test('a dose in units keeps its drawn volume', async () => {
  const owner = await aVialOwner({ amount: 10, waterMl: 3 })
  expect(await log(owner, { dose: '10 units' })).toMatchObject({
    volume: 0.1,
    vial: { left: { volumeMl: 2.9 } },
  })
  const [movement] = (await send(owner.member, 'GET', `/api/vials/${owner.first.id}/movements`)).body
  expect(movement).toMatchObject({ kind: 'draw', volumeMl: 0.1, dose: '10 units' })
})

test('draws from the first vial in use until it holds no dose, then from the next', async () => {
  const owner = await aVialOwner({ amount: 5 })
  const second = await aVial(app, owner.member, owner.entry.id, { mixedOn: '2026-11-05' })
  const from = []
  for (let dose = 0; dose < 4; dose++) from.push((await log(owner)).vial.id)
  expect(from).toEqual([owner.first.id, owner.first.id, second.id, second.id])
})

test('draws from a chosen vial, or from none', async () => {
  const owner = await aVialOwner()
  const sealed = await aVial(app, owner.member, owner.entry.id, { mixedOn: null })
  expect(await log(owner, { vialId: sealed.id })).toMatchObject({ vial: { id: sealed.id } })
  expect((await send(owner.member, 'GET', '/api/vials')).body[0]).toMatchObject({ state: 'in-use' })
  expect(await log(owner, { vialId: null })).toMatchObject({ vial: null, volume: null, draws: [] })
})

test('the first draw opens a sealed vial, which is discarded 28 days later unless its label says when', async () => {
  const owner = await aVialOwner()
  const aSealed = (discardOn: string | null) =>
    aVial(app, owner.member, owner.entry.id, { mixedOn: null, discardOn })
  const [plain, dated, past] = [await aSealed(null), await aSealed('2026-11-20'), await aSealed('2026-11-05')]
  for (const { id } of [plain, dated, past]) await log(owner, { vialId: id })
  const { body } = await send(owner.member, 'GET', '/api/vials')
  const days = (id: number) => {
    const { state, mixedOn, discardOn } = body.find((one: { id: number }) => one.id === id)
    return [state, mixedOn, discardOn]
  }
  expect(days(plain.id)).toEqual(['in-use', '2026-11-10', '2026-12-08'])
  expect(days(dated.id)).toEqual(['in-use', '2026-11-10', '2026-11-20'])
  expect(days(past.id)).toEqual(['in-use', null, '2026-11-05'])
})

test("splits a dose when one vial isn't enough, emptying the first", async () => {
  const owner = await aVialOwner({ amount: 2, waterMl: 0.8 })
  const { member, entry, first } = owner
  const second = await aVial(app, member, entry.id, { amount: 4, waterMl: 0.8, mixedOn: '2026-11-10' })
  const split = await log(owner, { dose: '3 mg', vialIds: [first.id, second.id] })
  expect(split).toMatchObject({
    volume: 1,
    draws: [
      { vialId: first.id, amount: 2, volumeMl: 0.8 },
      { vialId: second.id, amount: 1, volumeMl: 0.2 },
    ],
  })
  expect(await leftBy(member)).toEqual({ [first.id]: 0, [second.id]: 3 })
})

test('the last vial may go below zero', async () => {
  const owner = await aVialOwner({ amount: 1 })
  expect(await log(owner)).toMatchObject({ vial: { left: { amount: -1.5, volumeMl: -3 }, dosesLeft: 0 } })
})

test('an edit draws again and a deletion returns the amount, each as a ledger row', async () => {
  const owner = await aVialOwner({ deadSpaceMl: 0.01 })
  const { id } = await log(owner)
  const edited = await send(owner.member, 'PATCH', `/api/dosage-logs/${id}`, { dose: '5 mg' })
  expect(edited.body).toMatchObject({ volume: 1, vial: { left: { amount: 4.95, volumeMl: 0.99 } } })
  await send(owner.member, 'PATCH', `/api/dosage-logs/${id}`, { notes: 'Nothing else' })
  await send(owner.member, 'DELETE', `/api/dosage-logs/${id}`)
  expect(await leftBy(owner.member)).toEqual({ [owner.first.id]: 10 })
  const { body } = await send(owner.member, 'GET', `/api/vials/${owner.first.id}/movements`)
  const rows = body.map(({ kind, volumeMl }: { kind: string; volumeMl: number }) => [kind, volumeMl])
  expect(rows).toEqual([
    ['return', -0.01],
    ['return', -1],
    ['dead-space', 0.01],
    ['draw', 1],
    ['return', -0.01],
    ['return', -0.5],
    ['dead-space', 0.01],
    ['draw', 0.5],
  ])
})

test.each(['vials', 'user-peptides'])(
  'without its vial, a dose keeps its strength: deleted %s',
  async (kind) => {
    const owner = await aVialOwner()
    const { id } = await log(owner)
    const of = kind === 'vials' ? owner.first.id : owner.entry.id
    expect((await send(owner.member, 'DELETE', `/api/${kind}/${of}`)).statusCode).toBe(200)
    const edit = async (body: object) =>
      (await send(owner.member, 'PATCH', `/api/dosage-logs/${id}`, body)).body
    expect(await edit({ dose: '5000 mcg' })).toMatchObject({ volume: 1, vial: null })
    expect(await edit({ dose: '4 mg', volume: 0.7 })).toMatchObject({ volume: 0.7 })
    expect(await edit({ notes: 'Only a note' })).toMatchObject({ volume: 0.7 })
    expect(await edit({ dose: '1 tablet' })).toMatchObject({ volume: null })
  },
)

test('an edit moves a dose to another vial', async () => {
  const owner = await aVialOwner()
  const second = await aVial(app, owner.member, owner.entry.id, { amount: 20, mixedOn: '2026-11-09' })
  const { id } = await log(owner)
  const moved = await send(owner.member, 'PATCH', `/api/dosage-logs/${id}`, { vialId: second.id })
  expect(moved.body).toMatchObject({ vial: { id: second.id, left: { amount: 17.5 } } })
  expect(await leftBy(owner.member)).toEqual({ [owner.first.id]: 10, [second.id]: 17.5 })
})

test("a dose from before mixing isn't drawn from the vial", async () => {
  const owner = await aVialOwner()
  expect(await log(owner, { takenAt: '2026-10-20T08:00:00Z' })).toMatchObject({ vial: null })
})

test('two devices at once lose no movement', async () => {
  const owner = await aVialOwner({ amount: 100, waterMl: 10 })
  const doses = Array.from({ length: 8 }, () => aDoseOf(owner))
  const path = `/api/vials/${owner.first.id}/movements`
  await Promise.all([
    // Both send each dose.
    ...[...doses, ...doses].map((dose) => send(owner.member, 'POST', '/api/dosage-logs', dose)),
    ...Array.from({ length: 4 }, () => send(owner.member, 'POST', path, { kind: 'spill', amount: 1 })),
  ])
  expect(await leftBy(owner.member)).toEqual({ [owner.first.id]: 100 - 8 * 2.5 - 4 })
})

const someDose = { dose: fc.integer({ min: 1, max: 40 }), inUnits: fc.boolean() }

/** Random actions: doses in tenths of a mg or in units, corrections in tenths of a mg. */
const someAct = fc.oneof(
  fc.record({ act: fc.constant('log' as const), ...someDose, vial: fc.nat(2) }),
  fc.record({ act: fc.constant('edit' as const), ...someDose, of: fc.nat(20) }),
  fc.record({ act: fc.constant('delete' as const), of: fc.nat(20) }),
  fc.record({ act: fc.constant('replay' as const), of: fc.nat(20) }),
  fc.record({ act: fc.constant('correct' as const), by: fc.integer({ min: -30, max: 30 }), vial: fc.nat(1) }),
)

type Act = typeof someAct extends fc.Arbitrary<infer One> ? One : never
type SomeDose = Pick<Extract<Act, { act: 'log' }>, 'dose' | 'inUnits'>

interface KnownDose {
  id: number
  from: number
  /** hundredths of a mg, with the dead space */
  taken: number
  sent: unknown
  isGone: boolean
}

const typed = ({ dose, inUnits }: SomeDose) => (inUnits ? `${dose} units` : `${dose / 10} mg`)

/** Runs random actions and tracks the expected remainder in hundredths of a mg. */
async function aHistory() {
  const owner = await aVialOwner({ deadSpaceMl: 0.01 })
  const { member, first } = owner
  const other = { amount: 7, waterMl: 3.5, deadSpaceMl: 0.01, mixedOn: '2026-11-02' }
  const second = await aVial(app, member, owner.entry.id, other)
  const vials = [first.id, second.id]
  const left: Record<number, number> = { [first.id]: 1000, [second.id]: 700 }
  // 0.01 mL is a unit, and the dead space: 0.05 mg of the first vial, 0.02 mg of the second.
  const perUnit: Record<number, number> = { [first.id]: 5, [second.id]: 2 }
  const takenFrom = (id: number, { dose, inUnits }: SomeDose) =>
    (inUnits ? dose : 0) * (perUnit[id] ?? 0) + (inUnits ? 0 : dose * 10) + (perUnit[id] ?? 0)
  const take = (id: number, hundredths: number) => {
    left[id] = (left[id] ?? 0) - hundredths
  }
  const doses: KnownDose[] = []
  async function log({ vial, ...dose }: Extract<Act, { act: 'log' }>) {
    const sent = aDoseOf(owner, { dose: typed(dose), vialId: vials[vial] })
    const { body } = await send(member, 'POST', '/api/dosage-logs', sent)
    const from = body.vial.id
    doses.push({ id: body.id, from, taken: takenFrom(from, dose), sent, isGone: false })
    take(from, takenFrom(from, dose))
  }
  async function correct({ by, vial }: Extract<Act, { act: 'correct' }>) {
    const id = vials[vial] ?? first.id
    if (by === 0) return
    await send(member, 'POST', `/api/vials/${id}/movements`, { kind: 'correction', amount: by / 10 })
    take(id, by * 10)
  }
  async function change(known: KnownDose, dose: SomeDose) {
    await send(member, 'PATCH', `/api/dosage-logs/${known.id}`, { dose: typed(dose) })
    take(known.from, takenFrom(known.from, dose) - known.taken)
    known.taken = takenFrom(known.from, dose)
  }
  async function remove(dose: KnownDose) {
    await send(member, 'DELETE', `/api/dosage-logs/${dose.id}`)
    take(dose.from, -dose.taken)
    dose.isGone = true
  }
  async function act(one: Act) {
    if (one.act === 'log') return log(one)
    if (one.act === 'correct') return correct(one)
    const dose = doses[one.of % Math.max(1, doses.length)]
    if (!dose || dose.isGone) return
    if (one.act === 'edit') return change(dose, one)
    if (one.act === 'delete') return remove(dose)
    await send(member, 'POST', '/api/dosage-logs', dose.sent)
  }
  return { member, act, expected: () => Object.fromEntries(vials.map((id) => [id, (left[id] ?? 0) / 100])) }
}

test('for any history, the remainder is the content minus all movements', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someAct, { minLength: 5, maxLength: 20 }), async (actions) => {
      const history = await aHistory()
      for (const one of actions) await history.act(one)
      expect(await leftBy(history.member)).toEqual(history.expected())
      expect(await ledgersOf(history.member)).toEqual(history.expected())
    }),
    { numRuns: 12 },
  )
}, 120_000)
