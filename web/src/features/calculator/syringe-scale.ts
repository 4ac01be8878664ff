import { graduationOf, type Syringe, unitsHeld } from '@pepwell/domain/syringes'

/** Units from one number to the next, by how many units the barrel holds. */
const NUMBERED: Record<number, number> = { 12: 2, 20: 5, 30: 5, 40: 5, 50: 10, 100: 10 }

/** One line on the barrel. */
export interface Line {
  units: number
  numbered: boolean
  /** 0 at the needle, 1 at the end of the scale */
  at: number
}

/** Every line of a syringe, from the needle on. */
export function linesOf(syringe: Syringe): Line[] {
  const [held, graduation] = [unitsHeld(syringe), graduationOf(syringe)]
  const step = NUMBERED[held] ?? 10
  return Array.from({ length: held / graduation + 1 }, (_, index) => {
    const units = index * graduation
    return { units, numbered: units % step === 0, at: units / held }
  })
}
