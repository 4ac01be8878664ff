import type { DayOfDoses } from '@pepwell/contract/doses/doses'
import { COLOR_SLOTS } from '@pepwell/domain/text/color-slots'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { formatShortDay } from '../../../lib/time/dates.ts'

/** A peptide on a day: what was taken of it, or is still to come. */
export interface Mark {
  name: string
  hue: number
  /** 0 of what is to come */
  doses: number
  isAhead: boolean
}

/** A dose that reminders call for. */
export interface DoseAhead {
  day: CalendarDay
  /** of the peptide */
  name: string
}

/** What the calendar is drawn from. */
export interface CalendarFacts {
  days: readonly DayOfDoses[]
  ahead: readonly DoseAhead[]
  /** peptides in the order of the plan */
  peptides: readonly { name: string; hue: number }[]
}

/** The marks of each day, in the order of the plan, what was taken before what is to come; what left the plan last, in grey. */
export function marksByDay({ days, ahead, peptides }: CalendarFacts): Map<CalendarDay, Mark[]> {
  const placeOf = (name: string) => {
    const at = peptides.findIndex((one) => one.name === name)
    return at < 0 ? peptides.length : at
  }
  const colorSlotOf = (name: string) => peptides[placeOf(name)]?.hue ?? COLOR_SLOTS
  const taken = days.flatMap(({ day, peptides: ofDay }) =>
    ofDay.map(({ name, doses }) => ({ day, name, doses, hue: colorSlotOf(name), isAhead: false })),
  )
  const coming = ahead.map(({ day, name }) => ({
    day,
    name,
    doses: 0,
    hue: colorSlotOf(name),
    isAhead: true,
  }))
  const inOrder = [...taken, ...coming].toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
  return Map.groupBy(inOrder, ({ day }) => day)
}

const markText = ({ name, doses, isAhead }: Mark): string =>
  isAhead ? `${name} to come` : doses > 1 ? `${name}, ${doses} doses` : name

/** 'Tue, Mar 3: BPC-157, 2 doses; CJC-1295 to come' */
export const dayText = (day: CalendarDay, marks: readonly Mark[] = []): string =>
  `${formatShortDay(day)}: ${marks.length === 0 ? 'no dose' : marks.map(markText).join('; ')}`
