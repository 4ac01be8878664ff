import type { NewVial, Vial, VialUpdate } from '@pepwell/contract/vials/vials'
import type { Syringe } from '@pepwell/domain/doses/syringes'
import type { z } from 'zod'

/** A plan entry a vial can belong to. */
export interface VialEntry {
  id: number
  name: string
  dose: string
  colorSlot: number
  /** the catalog's usual vial content */
  mg: number | null
}

/** The form values. */
export type VialValues = z.input<typeof NewVial>

/** A syringe in the stored format. */
export const storedSyringe = ({ scale, capacity, graduation }: Syringe): NonNullable<Vial['syringe']> => ({
  scale,
  capacityMl: capacity,
  graduation: graduation || null,
})

/** Initial values of a new vial from its entry, with the person's syringe. */
export const newVial = (
  entry: VialEntry | undefined,
  syringe: Syringe,
  known: Partial<VialValues> = {},
): VialValues => ({
  ...{ userPeptideId: entry?.id ?? 0, kind: 'vial', unit: 'mg', amount: (entry?.mg ?? null) as number },
  ...{ components: [], waterMl: null, mixedOn: null, discardOn: null, expiresOn: null, lot: '' },
  ...{ deadSpaceMl: 0, clicksPerMl: null, syringe: storedSyringe(syringe), cost: null, currency: 'USD' },
  source: '',
  ...known,
})

/** Form values of an existing vial. */
export const valuesOf = (vial: Vial): VialValues => ({
  ...{ userPeptideId: vial.userPeptideId, kind: vial.kind, amount: vial.amount, unit: vial.unit },
  components: vial.components as VialValues['components'],
  ...{ waterMl: vial.waterMl, mixedOn: vial.mixedOn, discardOn: vial.discardOn },
  ...{ expiresOn: vial.expiresOn, lot: vial.lot ?? '', deadSpaceMl: vial.deadSpaceMl },
  ...{ clicksPerMl: vial.clicksPerMl, syringe: vial.syringe, cost: vial.cost },
  ...{ currency: vial.currency ?? 'USD', source: vial.source ?? '', state: vial.state },
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** Only the changed fields, so another tab's changes survive. Price and currency change together. */
export function changesOf(
  start: VialValues,
  { userPeptideId: _, clientId: __, ...typed }: NewVial,
): VialUpdate {
  const before = start as Record<string, unknown>
  const changed = Object.entries(typed).filter(
    ([name, value]) => !isSame(before[name] || null, value || null),
  )
  const update = Object.fromEntries(changed) as VialUpdate
  const { cost = start.cost, currency = start.currency } = update
  return 'cost' in update || 'currency' in update ? { ...update, cost, currency } : update
}
