import type { CheckedSource } from '../catalogue/medicines.ts'
import type { Subject } from '../safety/health-notes.ts'

/** What may be recommended. */
export type VitaminName =
  | 'Multivitamin'
  | 'Vitamin D3'
  | 'Vitamin B12'
  | 'Calcium'
  | 'Iron'
  | 'Folic Acid'
  | 'Magnesium'
  | 'Vitamin C'
  | 'Zinc'

/** What something noted means for some vitamins. */
export interface CautionMeaning {
  about: readonly VitaminName[]
  /** 'leave-out': not recommended. 'name': recommended because of it. Otherwise, a caution. */
  effect?: 'leave-out' | 'name'
  sentence: string
  source: CheckedSource
}

/** Something that people note about their health, and what it means. */
export interface CautionRow extends Subject {
  meanings: readonly CautionMeaning[]
}
