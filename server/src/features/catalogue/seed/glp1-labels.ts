import type { BodyRegion, Label } from '@pepwell/domain/medicines'
import { read } from './catalogue-seed.ts'

const anySite: BodyRegion[] = ['abdomen', 'thigh', 'upper arm']

const ozempic = read('Ozempic label', 'https://druggenius.com/dosage/ozempic/')
const wegovy = read('Wegovy label', 'http://www.drugs.com/dosage/wegovy.html')
const higherDose = read('Reuters, 19 March 2026', 'https://srnnews.com/us-fda-approves-higher-dose-of-wegovy')

export const semaglutide: Label = {
  apart: { hours: 48, source: ozempic },
  missed: { window: 'within', hours: 120, source: ozempic },
  highest: { amount: 7.2, unit: 'mg', per: 'week', saidBy: 'label', source: higherDose },
  sites: { regions: anySite, source: wegovy },
}

const lillyOnMissedDoses = read(
  'Lilly on missed doses of tirzepatide',
  'https://medical.lilly.com/us/products/answers/what-should-a-patient-do-if-they-miss-a-dose-of-zepbound-tirzepatide-209169',
)
const zepbound = read('Zepbound label', 'https://www.findsunrise.com/medication-guide/zepbound')

export const tirzepatide: Label = {
  apart: { hours: 72, source: lillyOnMissedDoses },
  missed: { window: 'within', hours: 96, source: lillyOnMissedDoses },
  highest: { amount: 15, unit: 'mg', per: 'week', saidBy: 'label', source: zepbound },
  sites: { regions: anySite, source: zepbound },
}

const saxenda = read(
  'Saxenda label',
  'https://www.peoplesmedshop.com/product-page/saxenda-liraglutide-6mg-ml',
)

export const liraglutide: Label = {
  highest: { amount: 3, unit: 'mg', per: 'day', saidBy: 'label', source: saxenda },
  sites: { regions: anySite, source: saxenda },
}

const lillyOnTrulicity = read(
  'Lilly on missed doses of dulaglutide',
  'https://www.lillymedical.com/en-us/answers/trulicity-dulaglutide-missed-dose-38986',
)

export const dulaglutide: Label = {
  apart: { hours: 72, source: lillyOnTrulicity },
  missed: { window: 'before-next', hours: 72, source: lillyOnTrulicity },
  highest: {
    ...{ amount: 4.5, unit: 'mg', per: 'week', saidBy: 'label' },
    source: read(
      'FDA approval of the higher doses',
      'https://maestrodatabase.com/blog/fda-approves-additional-doses-of-trulicity-dulaglutide-for-the-treatment-of-type-2-diabetes-mellitus',
    ),
  },
  sites: { regions: anySite, source: read('Trulicity label', 'https://druggenius.com/dosage/trulicity/') },
}

const bydureon = read('Bydureon BCise label', 'https://www.drugs.com/dosage/bydureon-bcise.html')

export const exenatideWeekly: Label = {
  apart: { hours: 72, source: bydureon },
  missed: { window: 'before-next', hours: 72, source: bydureon },
  highest: { amount: 2, unit: 'mg', per: 'week', saidBy: 'label', source: bydureon },
}

export const semaglutideTablets: Label = {
  highest: {
    ...{ amount: 25, unit: 'mg', per: 'day', saidBy: 'label' },
    source: read(
      'Wegovy tablets approved',
      'https://www.poterehealthmd.com/post/wegovy-tablets-oral-semaglutide-25mg-fda-approval',
    ),
  },
}

export const orforglipron: Label = {
  highest: {
    ...{ amount: 17.2, unit: 'mg', per: 'day', saidBy: 'label' },
    source: read(
      'A physician on the prescribing information',
      'https://www.findhealthclinics.org/US/Wolfeboro/806245109240694/Winding-Brook-Direct-Primary-Care%2C-PLLC',
    ),
  },
}
