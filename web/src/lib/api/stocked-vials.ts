import type { Vial } from '@pepwell/contract/vials/vials'
import { rational } from '@pepwell/domain/math/rational'
import type { Stocked } from '@pepwell/domain/vials/forecast'

/** A vial as the draw rules need it. */
export const stockedOf = (vial: Vial): Stocked => ({
  ...vial,
  left: rational(vial.left.amount),
  isRecalled: vial.recallReason !== null,
  content: { ...vial, syringeScale: vial.syringe?.scale ?? null },
})
