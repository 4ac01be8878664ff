import {
  calculatedDoseText,
  perKilogramText,
  unitsOfVial,
  type VialUnit,
} from '@pepwell/domain/doses/calculator'
import { thousandsApart } from '@pepwell/domain/doses/readable-dose'
import { unitsText } from '@pepwell/domain/doses/syringe-words'
import { drawWarning, type Syringe, unitsOf } from '@pepwell/domain/doses/syringes'
import { type Rational, rational, toFixed } from '@pepwell/domain/math/rational'
import type { ReactNode } from 'react'
import { concentrationDecimals, type Placement, VOLUME_DECIMALS } from './placement.ts'
import type { Preview, Weight } from './preview.ts'

interface FigureProps {
  label: string
  children: ReactNode
  hint?: ReactNode
  wide?: boolean
}

function Figure({ label, children, hint, wide = false }: FigureProps) {
  return (
    <div className={wide ? 'col-span-2' : 'min-w-0'}>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="text-xl font-bold tracking-tight tabular-nums">{children}</dd>
      {hint && <dd className="text-sm text-soft tabular-nums">{hint}</dd>}
    </div>
  )
}

/** The dose per kilogram, as labels and trials state it; pounds also show in kilograms. */
function perKilogramHint(dose: number, unit: VialUnit, { typed, kilograms }: Weight): string {
  const shown = `${Math.round(kilograms * 10) / 10} kg`
  const perKg = `${perKilogramText(dose, unit, kilograms)} per kg of body weight`
  return shown === typed ? perKg : `${perKg} (${typed} = ${shown})`
}

/** 'nearest mark: 10 units ' for 11 units and a mark every 2; empty if the draw ends on a mark. */
function nearestText(syringe: Syringe, volume: Rational): string {
  const warning = drawWarning(volume, syringe)
  return warning?.kind === 'between-lines' ? `nearest mark: ${unitsText(rational(warning.nearest))} ` : ''
}

interface DosageFiguresProps {
  found: Extract<Preview, { kind: 'dosage' }>
  syringe: Syringe
  placement: Placement
}

/** The calculated figures. */
export function DosageFigures({ found, syringe, placement }: DosageFiguresProps) {
  const { dosage, dose, unit, weight } = found
  const { volume } = dosage
  const perKg = weight && perKilogramHint(dose, unit, weight)
  // In mg and mcg, so that an error by a factor of 1,000 stands out.
  const doses = unitsOfVial(unit).map((shown) => thousandsApart(calculatedDoseText(dose, unit, shown)))
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4">
      <Figure label="Draw to" hint={`${nearestText(syringe, volume)}on a ${syringe.scale} syringe`}>
        <span className="text-3xl text-accent-ink">{unitsText(unitsOf(volume, syringe.scale))}</span>
      </Figure>
      <Figure label="Volume" hint={`contains ${doses.at(-1)}`}>
        <span className="text-3xl">{toFixed(volume, VOLUME_DECIMALS)} mL</span>
      </Figure>
      <Figure label="Concentration">
        {toFixed(dosage.concentration, concentrationDecimals[placement])} {unit}/mL
      </Figure>
      <Figure label="Doses per vial">{dosage.dosesPerVial}</Figure>
      <Figure wide label="Dose" hint={perKg}>
        {doses.join(' = ')}
      </Figure>
    </dl>
  )
}
