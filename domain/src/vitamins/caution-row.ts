import type { Subject } from '../safety/health-notes.ts'
import type { CalendarDay } from '../time/calendar.ts'

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

/** Where a statement is from, and the day on which we read the page; null where we have not. */
export interface StatementSource {
  name: string
  url: string
  checked: CalendarDay | null
}

/** What something noted means for some vitamins. */
export interface CautionMeaning {
  about: readonly VitaminName[]
  /** 'leave-out': not recommended. 'name': recommended because of it. Otherwise, a caution. */
  effect?: 'leave-out' | 'name'
  sentence: string
  source: StatementSource
}

/** Something that people note about their health, and what it means. */
export interface CautionRow extends Subject {
  meanings: readonly CautionMeaning[]
}
