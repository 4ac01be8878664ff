import type { Vial } from '@pepwell/contract/vials/vials'
import { formatDay } from '../../lib/time/dates.ts'
import { contentText, figureText, money } from './vial-words.ts'

/** The vial's known facts. */
function factsOf(vial: Vial): [string, string][] {
  const { cost, currency, costPerDose, costPerMonth, amount, waterMl, unit, loss, syringe } = vial
  const facts: [string, string | null | undefined][] = [
    ['Content', contentText(vial)],
    ['Strength', waterMl === null ? null : `${figureText(amount / waterMl)} ${unit}/mL`],
    [
      'Blend',
      vial.components
        .map((component) => `${component.name} ${figureText(component.amount)} ${component.unit}`)
        .join(', '),
    ],
    ['Mixed', vial.mixedOn && formatDay(vial.mixedOn)],
    ['Discard', vial.discardOn && formatDay(vial.discardOn)],
    ['All vials run out', vial.coveredUntil && formatDay(vial.coveredUntil)],
    ['Left over', loss && loss.amount > 0 ? `${figureText(loss.amount)} ${loss.unit}` : null],
    ['Lot', vial.lot],
    ['Expires', vial.expiresOn && formatDay(vial.expiresOn)],
    ['Source', vial.source],
    ['Syringe', syringe && `${syringe.scale}, ${syringe.capacityMl} mL`],
    ['Dead space', vial.deadSpaceMl > 0 ? `${figureText(vial.deadSpaceMl)} mL` : null],
    ['Cost', cost === null ? null : money(cost, currency)],
    ['Per dose', costPerDose === null ? null : money(costPerDose, currency)],
    ['Per month', costPerMonth === null ? null : money(costPerMonth, currency)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** A vial's facts. */
export const VialFacts = ({ vial }: { vial: Vial }) => (
  <dl className="grid grid-cols-2 gap-3 rounded-2xl bg-sunken p-4 sm:grid-cols-3">
    {factsOf(vial).map(([term, fact]) => (
      <div key={term} className="min-w-0">
        <dt className="text-sm text-soft">{term}</dt>
        <dd className="font-semibold wrap-anywhere tabular-nums">{fact}</dd>
      </div>
    ))}
  </dl>
)
