import type { DoseUnit } from '../doses/doses.ts'
import type { CalendarDay } from '../time/calendar.ts'

/** Where a statement is from, and the day on which we read the page; null where we have not. */
export interface Source {
  name: string
  url: string
  checked: CalendarDay | null
}

/** How a peptide gets into the body. */
export const routes = ['subcutaneous', 'intramuscular', 'oral', 'nasal', 'topical'] as const

export type Route = (typeof routes)[number]

/** Routes for which a dose is drawn into a syringe. */
export const injectedRoutes: readonly Route[] = ['subcutaneous', 'intramuscular']

/** Whether it is injected, as far as is known: of what nothing is known, people here inject nearly all. */
export const isInjected = (taken: readonly Route[]): boolean =>
  taken.length === 0 || taken.some((route) => injectedRoutes.includes(route))

/** What is known of how a peptide is sold and taken. */
interface Form {
  routes: readonly Route[]
  /** as the shop calls it: 'Tablets', 'Lyophilized powder' */
  shopForm: string | null
}

/** What holds one amount of it; none where it is not known. */
function holder({ routes, shopForm }: Form): string | undefined {
  if (isInjected(routes)) return 'vial'
  return /^(tablet|capsule)s?$/i.exec(shopForm?.trim() ?? '')?.[1]?.toLowerCase()
}

/**
 * How much of a peptide is in what it comes in: '5 mg vial', '14 mg tablet'.
 * @param mg null where it is not known
 * @param form left out as long as it is not known; then the amount stands alone, as it does of a spray or a cream
 */
export function strengthText(mg: number | null, form?: Form): string | undefined {
  if (mg === null) return undefined
  return [`${mg} mg`, form && holder(form)].filter(Boolean).join(' ')
}

/** What peptides of one mechanism are called. Two of one class at once only add harm, or add nothing. */
export const peptideClasses = [
  'GLP-1 agonist',
  'Amylin analogue',
  'GHRH analogue',
  'Ghrelin mimetic',
  'Growth hormone',
  'Gonadotropin',
  'Melanocortin agonist',
  'IGF-1 analogue',
  'Thymosin beta-4',
] as const

export type PeptideClass = (typeof peptideClasses)[number]

/** Where on the body a label says to inject. */
export const bodyRegions = ['abdomen', 'thigh', 'upper arm', 'hip', 'buttock'] as const

export type BodyRegion = (typeof bodyRegions)[number]

/** One part of a blend. */
export interface Component {
  name: string
  /** mg in the usual vial; null where vials differ */
  mg: number | null
}

type Stated<What> = What & { source: Source }

/** What a medicine's label says, or trials of what is not approved; each statement with its source, absent where none was found. */
export interface Label {
  /** between two doses at least so many hours */
  apart?: Stated<{ hours: number }>
  /** taken once in so many hours: 168 for a weekly medicine */
  interval?: Stated<{ hours: number; saidBy: 'label' | 'trials' }>
  /** the dose that a course begins with, and for how many weeks where that is fixed */
  start?: Stated<{ amount: number; unit: DoseUnit; weeks?: number; saidBy: 'label' | 'trials' }>
  /** a missed dose is taken 'within' so many hours after its time, or until so many hours 'before-next'; otherwise it is left out */
  missed?: Stated<{ window: 'within' | 'before-next'; hours: number }>
  /** the highest dose that the label, or trials, go to */
  highest?: Stated<{
    amount: number
    unit: DoseUnit
    per: 'dose' | 'day' | 'week'
    saidBy: 'label' | 'trials'
  }>
  /** where it is injected */
  sites?: Stated<{ regions: BodyRegion[] }>
}
