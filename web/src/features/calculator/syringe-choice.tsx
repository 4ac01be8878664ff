import {
  graduationOf,
  graduationsOf,
  type Syringe,
  syringeCapacities,
  unitsHeld,
} from '@pepwell/domain/doses/syringes'
import { scales } from '../../lib/forms/use-syringe.ts'
import { Segmented } from '../../ui/segmented.tsx'

interface SyringeChoiceProps {
  syringe: Syringe
  onChoose: (syringe: Syringe) => void
}

/** The distance between marks: 'half unit', 'unit', '2 units'. */
const spacingText = (units: number): string =>
  units === 0.5 ? 'half unit' : units === 1 ? 'unit' : `${units} units`

/** The syringe. Scale and size are separate choices: mixing them up leads to a wrong dose. */
export function SyringeChoice({ syringe, onChoose }: SyringeChoiceProps) {
  const capacityOf = (text: string) => syringeCapacities.find((capacity) => String(capacity) === text)
  const graduations = graduationsOf(syringe)
  const graduation = graduationOf(syringe)
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3">
      <Segmented
        legend="Syringe scale"
        showLegend
        className="flex-1 basis-40"
        options={scales.map((scale) => ({ value: scale, label: scale }))}
        value={syringe.scale}
        onChange={(scale) => onChoose({ ...syringe, scale })}
      />
      <Segmented
        legend="Syringe size"
        showLegend
        className="flex-1 basis-56"
        options={syringeCapacities.map((mL) => ({ value: String(mL), label: `${mL} mL` }))}
        value={String(syringe.capacity)}
        onChange={(text) => onChoose({ ...syringe, capacity: capacityOf(text) ?? syringe.capacity })}
      />
      {graduations.length > 1 && (
        <Segmented
          legend="One mark every"
          showLegend
          className="w-full"
          options={graduations.map((units) => ({ value: String(units), label: spacingText(units) }))}
          value={String(graduation)}
          onChange={(text) => onChoose({ ...syringe, graduation: Number(text) })}
        />
      )}
      <p className="w-full text-sm text-soft">
        Check the barrel. Yours holds {unitsHeld(syringe)} units, with a mark every {spacingText(graduation)}.
      </p>
    </div>
  )
}
