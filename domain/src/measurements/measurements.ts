/** A unit's conversion factor to the canonical one. */
type Units = Readonly<Record<string, number>>

/** A kind of measurement: its name, its units with factors (canonical first), and its valid range. */
interface MeasurementKind {
  label: string
  units: Units
  min: number
  max: number
}

/** Exact: an inch is 2.54 cm. */
const length: Units = { cm: 1, in: 2.54 }

/** mg/dL in a mmol/L of glucose: its molar mass is 180.16 g/mol. */
export const GLUCOSE_FACTOR = 18.016

const girth = (label: string): MeasurementKind => ({ label, units: length, min: 5, max: 400 })
const score = (label: string): MeasurementKind => ({ label, units: { '/10': 1 }, min: 0, max: 10 })

/** All kinds of measurements, in form order. */
export const measurementKinds = {
  waist: girth('Waist'),
  hip: girth('Hip'),
  chest: girth('Chest'),
  arm: girth('Arm'),
  thigh: girth('Thigh'),
  neck: girth('Neck'),
  'body-fat': { label: 'Body fat', units: { '%': 1 }, min: 1, max: 80 },
  systolic: { label: 'Blood pressure, upper', units: { mmHg: 1 }, min: 40, max: 300 },
  diastolic: { label: 'Blood pressure, lower', units: { mmHg: 1 }, min: 20, max: 200 },
  pulse: { label: 'Pulse', units: { bpm: 1 }, min: 20, max: 300 },
  'resting-heart-rate': { label: 'Resting heart rate', units: { bpm: 1 }, min: 20, max: 200 },
  glucose: {
    label: 'Glucose',
    units: { 'mg/dL': 1, 'mmol/L': GLUCOSE_FACTOR },
    min: 10,
    max: 1000,
  },
  sleep: { label: 'Sleep', units: { h: 1 }, min: 0, max: 24 },
  energy: score('Energy'),
  mood: score('Mood'),
  appetite: score('Appetite'),
} as const satisfies Record<string, MeasurementKind>

export type MeasurementName = keyof typeof measurementKinds

/** The names of all kinds. */
export const measurementNames = Object.keys(measurementKinds) as [MeasurementName, ...MeasurementName[]]

const kindOf = (name: MeasurementName): MeasurementKind => measurementKinds[name]

/** The units of a kind, the canonical one first. */
export const unitsOf = (name: MeasurementName): string[] => Object.keys(kindOf(name).units)

/** The unit in which a kind is compared. */
export const canonicalUnitOf = (name: MeasurementName): string => unitsOf(name)[0] ?? ''

/** Converts a value to its kind's canonical unit; undefined for units of other kinds. */
export function toCanonical(name: MeasurementName, value: number, unit: string): number | undefined {
  const { units } = kindOf(name)
  return Object.hasOwn(units, unit) ? value * (units[unit] ?? 1) : undefined
}

/** Converts a canonical value to another unit of its kind; undefined for units of other kinds. */
export function fromCanonical(name: MeasurementName, value: number, unit: string): number | undefined {
  const { units } = kindOf(name)
  return Object.hasOwn(units, unit) ? value / (units[unit] ?? 1) : undefined
}

/** Whether a value is humanly possible. */
export function isPossible(name: MeasurementName, value: number, unit: string): boolean {
  const { min, max } = kindOf(name)
  const canonical = toCanonical(name, value, unit)
  return canonical !== undefined && canonical >= min && canonical <= max
}

/** The maximum number of measurements per person. */
export const MAX_MEASUREMENTS = 50_000
