/** A vial of the demo plan, mixed as it always is. */
export interface DemoVial {
  amount: number
  unit: 'mg'
  waterMl: number
  lot: string
  /** dollars */
  cost: number
  source: string
}

/** A peptide of the demo plan: its times and titration. */
export interface DemoPeptide {
  name: string
  frequency: string
  /** local time of day, 'HH:MM' */
  time: string
  /** whether it is due on the n-th day */
  isDue(day: number): boolean
  /** the dose on the n-th day */
  dose(day: number): string
  /** mL drawn for the n-th dose */
  volume(day: number): number
  /** the day of the demo on which it starts */
  startsOnDay: number
  vial: DemoVial
  /** the dose in mg */
  mg(day: number): number
  /** dose steps of four weeks each, in mg */
  steps?: readonly number[]
}

/** Semaglutide's label: four weeks per step. */
const SEMAGLUTIDE_STEPS = [0.25, 0.5, 1, 1.7, 2.4]
const stepOn = (day: number) =>
  SEMAGLUTIDE_STEPS[Math.min(Math.floor(day / 28), SEMAGLUTIDE_STEPS.length - 1)] ?? 0.25

/** From a vial of 5 mg in 2 mL. */
const ML_PER_MG = 2 / 5

export const DEMO_DAYS = 182

const SOURCE = 'Corner Pharmacy'

export const demoPlan: DemoPeptide[] = [
  {
    name: 'Semaglutide',
    frequency: 'Weekly',
    time: '08:15',
    isDue: (day) => day % 7 === 0,
    dose: (day) => `${stepOn(day)} mg`,
    volume: (day) => Number((stepOn(day) * ML_PER_MG).toFixed(3)),
    startsOnDay: 0,
    vial: { amount: 5, unit: 'mg', waterMl: 2, lot: 'SEM-2418', cost: 62, source: SOURCE },
    mg: stepOn,
    steps: SEMAGLUTIDE_STEPS,
  },
  {
    name: 'BPC-157',
    frequency: 'Daily',
    time: '07:30',
    isDue: () => true,
    dose: () => '250 mcg',
    volume: () => 0.1,
    startsOnDay: 120,
    vial: { amount: 5, unit: 'mg', waterMl: 2, lot: 'BPC-1187', cost: 38, source: SOURCE },
    mg: () => 0.25,
  },
  {
    name: 'CJC-1295 without DAC (Mod GRF 1-29)',
    frequency: 'Every other day',
    time: '22:10',
    isDue: (day) => day % 2 === 0,
    dose: () => '100 mcg',
    volume: () => 0.04,
    startsOnDay: 60,
    vial: { amount: 5, unit: 'mg', waterMl: 2, lot: 'CJC-0932', cost: 34, source: SOURCE },
    mg: () => 0.1,
  },
]

export const demoSites = ['Abdomen, lower left', 'Abdomen, lower right', 'Left thigh', 'Right thigh']
export const demoFeelings = [
  'Good',
  'Great',
  'Okay',
  'Good',
  'A little tired',
  'Well rested',
  'Mild nausea',
  'Good',
]

/** A personal peptide of the demo person. */
export const demoPersonalPeptide = {
  name: 'Pharmacy blend (made up)',
  description: 'A made-up blend, as an example of a personal peptide.\nCompounded to order.',
  category: 'Recovery',
  benefits: 'Less sore the next day.',
  sideEffects: 'Slight redness at the injection site.',
  recommendedDose: 'As on the label.',
  frequency: '3x per week',
  duration: '8 weeks on, 4 weeks off',
  bestTakenWith: 'Evenings',
  competitorLinks: 'https://example.com/blend',
}

export const DEMO_USERNAME = 'robin_demo'

/** The demo person. Height in feet and inches, weight in pounds. */
export const demoPerson = {
  firstName: 'Robin',
  lastName: 'Demo',
  email: 'demo@pepwell.local',
  phoneNumber: '+1 415 555 0100',
  password: 'look around',
  confirmPassword: 'look around',
}
export const demoProfile = {
  dateOfBirth: '1986-04-12',
  heightFeet: 5,
  heightInches: 9,
  weight: 188,
  goalWeight: 172,
  gender: 'prefer_not_to_say',
  goals: 'Lose weight slowly and keep it off',
}
