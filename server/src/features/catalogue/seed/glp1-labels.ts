import type { BodyRegion, Label, Source } from '@pepwell/domain/catalogue/medicines'
import { dailyMed, page } from '@pepwell/domain/safety/primary-sources'

const anySite: BodyRegion[] = ['abdomen', 'thigh', 'upper arm']

/** Once a week, as on the label. */
const weekly = (source: Source): Label['interval'] => ({ hours: 168, saidBy: 'label', source })

const daily = (source: Source): Label['interval'] => ({ hours: 24, saidBy: 'label', source })

/** The label's starting dose in mg, and how long it lasts if stated. */
const startAt = (
  amount: number,
  source: Source,
  span: { weeks: number } | { days: number } | null = null,
): Label['start'] => ({ amount, unit: 'mg', saidBy: 'label', source, ...span })

const ozempic = dailyMed('Ozempic')
const wegovy = dailyMed('Wegovy')

export const semaglutide: Label = {
  interval: weekly(wegovy),
  start: startAt(0.25, wegovy, { weeks: 4 }),
  apart: { hours: 48, source: ozempic },
  missed: { window: 'within', hours: 120, source: ozempic },
  highest: { amount: 7.2, unit: 'mg', per: 'week', saidBy: 'label', source: wegovy },
  sites: { regions: anySite, source: wegovy },
}

export const lillyOnMissedDoses = page(
  'Lilly on missed doses of tirzepatide',
  'https://medical.lilly.com/us/products/answers/what-should-a-patient-do-if-they-miss-a-dose-of-zepbound-tirzepatide-209169',
  '2026-11-22',
)

export const zepboundLabel = dailyMed('Zepbound')

export const tirzepatide: Label = {
  interval: weekly(zepboundLabel),
  start: startAt(2.5, zepboundLabel, { weeks: 4 }),
  apart: { hours: 72, source: lillyOnMissedDoses },
  missed: { window: 'within', hours: 96, source: lillyOnMissedDoses },
  highest: { amount: 15, unit: 'mg', per: 'week', saidBy: 'label', source: zepboundLabel },
  sites: { regions: anySite, source: zepboundLabel },
}

const saxenda = dailyMed('Saxenda')

export const liraglutide: Label = {
  interval: daily(saxenda),
  start: startAt(0.6, saxenda, { weeks: 1 }),
  highest: { amount: 3, unit: 'mg', per: 'day', saidBy: 'label', source: saxenda },
  sites: { regions: anySite, source: saxenda },
}

export const lillyOnTrulicity = page(
  'Lilly on missed doses of dulaglutide',
  'https://www.lillymedical.com/en-us/answers/trulicity-dulaglutide-missed-dose-38986',
  '2026-11-22',
)

const trulicity = dailyMed('Trulicity')

export const dulaglutide: Label = {
  interval: weekly(trulicity),
  start: startAt(0.75, trulicity),
  apart: { hours: 72, source: lillyOnTrulicity },
  missed: { window: 'before-next', hours: 72, source: lillyOnTrulicity },
  highest: { amount: 4.5, unit: 'mg', per: 'week', saidBy: 'label', source: trulicity },
  sites: { regions: anySite, source: trulicity },
}

const bydureon = dailyMed('Bydureon BCise')

export const exenatideWeekly: Label = {
  interval: weekly(bydureon),
  apart: { hours: 72, source: bydureon },
  missed: { window: 'before-next', hours: 72, source: bydureon },
  highest: { amount: 2, unit: 'mg', per: 'week', saidBy: 'label', source: bydureon },
}

export const wegovyTablets = page(
  'Wegovy tablets label, 2026',
  'https://www.accessdata.fda.gov/drugsatfda_docs/label/2026/218316s004lbl.pdf',
)

const rybelsus = dailyMed('Rybelsus')

export const semaglutideTablets: Label = {
  // The label's first form starts at 3 mg, its second at 1.5 mg, each for 30 days.
  start: startAt(3, rybelsus, { days: 30 }),
  highest: { amount: 25, unit: 'mg', per: 'day', saidBy: 'label', source: wegovyTablets },
}

export const foundayoLabel = page(
  'Foundayo label on DailyMed',
  'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=8ac446c5-feba-474f-a103-23facb9b5c62',
)

/** The maker on the strengths of its tablets. */
const lillyOnFoundayo = page(
  'Lilly on Foundayo',
  'https://medical.lilly.com/us/products/answers/what-is-the-effect-of-foundayo-orforglipron-on-lipids-in-adults-with-obesity-or-overweight-370404',
  '2026-11-28',
)

export const orforglipron: Label = {
  start: startAt(0.8, foundayoLabel, { days: 30 }),
  highest: { amount: 17.2, unit: 'mg', per: 'day', saidBy: 'label', source: lillyOnFoundayo },
}
