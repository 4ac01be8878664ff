import type { BodyRegion, Label } from '@pepwell/domain/medicines'
import { dailyMed, page } from '@pepwell/domain/primary-sources'

const anySite: BodyRegion[] = ['abdomen', 'thigh', 'upper arm']

const ozempic = dailyMed('Ozempic')
const wegovy = dailyMed('Wegovy')

export const semaglutide: Label = {
  apart: { hours: 48, source: ozempic },
  missed: { window: 'within', hours: 120, source: ozempic },
  highest: { amount: 7.2, unit: 'mg', per: 'week', saidBy: 'label', source: wegovy },
  sites: { regions: anySite, source: wegovy },
}

export const lillyOnMissedDoses = page(
  'Lilly on missed doses of tirzepatide',
  'https://medical.lilly.com/us/products/answers/what-should-a-patient-do-if-they-miss-a-dose-of-zepbound-tirzepatide-209169',
)

export const zepboundLabel = dailyMed('Zepbound')

export const tirzepatide: Label = {
  apart: { hours: 72, source: lillyOnMissedDoses },
  missed: { window: 'within', hours: 96, source: lillyOnMissedDoses },
  highest: { amount: 15, unit: 'mg', per: 'week', saidBy: 'label', source: zepboundLabel },
  sites: { regions: anySite, source: zepboundLabel },
}

const saxenda = dailyMed('Saxenda')

export const liraglutide: Label = {
  highest: { amount: 3, unit: 'mg', per: 'day', saidBy: 'label', source: saxenda },
  sites: { regions: anySite, source: saxenda },
}

export const lillyOnTrulicity = page(
  'Lilly on missed doses of dulaglutide',
  'https://www.lillymedical.com/en-us/answers/trulicity-dulaglutide-missed-dose-38986',
)

const trulicity = dailyMed('Trulicity')

export const dulaglutide: Label = {
  apart: { hours: 72, source: lillyOnTrulicity },
  missed: { window: 'before-next', hours: 72, source: lillyOnTrulicity },
  highest: { amount: 4.5, unit: 'mg', per: 'week', saidBy: 'label', source: trulicity },
  sites: { regions: anySite, source: trulicity },
}

const bydureon = dailyMed('Bydureon BCise')

export const exenatideWeekly: Label = {
  apart: { hours: 72, source: bydureon },
  missed: { window: 'before-next', hours: 72, source: bydureon },
  highest: { amount: 2, unit: 'mg', per: 'week', saidBy: 'label', source: bydureon },
}

export const wegovyTablets = page(
  'Wegovy tablets label, 2026',
  'https://www.accessdata.fda.gov/drugsatfda_docs/label/2026/218316s004lbl.pdf',
)

export const semaglutideTablets: Label = {
  highest: { amount: 25, unit: 'mg', per: 'day', saidBy: 'label', source: wegovyTablets },
}

export const foundayoLabel = page(
  'Foundayo label on DailyMed',
  'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=8ac446c5-feba-474f-a103-23facb9b5c62',
)

export const orforglipron: Label = {
  highest: { amount: 17.2, unit: 'mg', per: 'day', saidBy: 'label', source: foundayoLabel },
}
