import type { DayOfDoses } from '@pepwell/contract/doses/doses'
import { COLOR_SLOTS } from '@pepwell/domain/text/color-slots'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { formatShortDay } from '../../../lib/time/dates.ts'

/** A peptide's mark on a day: taken or upcoming. */
export interface Mark {
  name: string
  hue: number
  /** 0 if upcoming */
  doses: number
  isAhead: boolean
}

/** A dose due by a reminder. */
export interface DoseAhead {
  day: CalendarDay
  /** the peptide's color slot */
  name: string
}

/** The calendar's data. */
export interface CalendarFacts {
  days: readonly DayOfDoses[]
  ahead: readonly DoseAhead[]
  /** peptides in plan order */
  peptides: readonly { name: string; hue: number }[]
}

/** Each day's marks in plan order, taken before upcoming; peptides no longer in the plan last, in gray. */
export function marksByDay({ days, ahead, peptides }: CalendarFacts): Map<CalendarDay, Mark[]> {
  const placeOf = (name: string) => {
    const index = peptides.findIndex((peptide) => peptide.name === name)
    return index < 0 ? peptides.length : index
  }
  const colorSlotOf = (name: string) => peptides[placeOf(name)]?.hue ?? COLOR_SLOTS
  const taken = days.flatMap(({ day, peptides: ofDay }) =>
    ofDay.map(({ name, doses }) => ({ day, name, doses, hue: colorSlotOf(name), isAhead: false })),
  )
  const planned = ahead.map(({ day, name }) => ({
    day,
    name,
    doses: 0,
    hue: colorSlotOf(name),
    isAhead: true,
  }))
  const inOrder = [...taken, ...planned].toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
  return Map.groupBy(inOrder, ({ day }) => day)
}

const markText = ({ name, doses, isAhead }: Mark): string =>
  isAhead ? `${name} to come` : doses > 1 ? `${name}, ${doses} doses` : name

/** 'Tue, Mar 3: BPC-157, 2 doses; CJC-1295 to come' */
export const dayText = (day: CalendarDay, marks: readonly Mark[] = []): string =>
  `${formatShortDay(day)}: ${marks.length === 0 ? 'no dose' : marks.map(markText).join('; ')}`
