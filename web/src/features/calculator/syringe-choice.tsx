import { type Syringe, syringeCapacities, unitsHeld } from '@pepwell/domain/syringes'
import { scales } from '../../lib/use-syringe.ts'
import { Segmented } from '../../ui/segmented.tsx'

interface SyringeChoiceProps {
  syringe: Syringe
  onChoose: (syringe: Syringe) => void
}

/** Which syringe is in the hand. Scale and size are two questions: mixing them up is a wrong dose. */
export function SyringeChoice({ syringe, onChoose }: SyringeChoiceProps) {
  const capacityOf = (text: string) => syringeCapacities.find((capacity) => String(capacity) === text)
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
      <p className="w-full text-sm text-soft">
        Both are printed on the barrel. Yours holds {unitsHeld(syringe)} units.
      </p>
    </div>
  )
}
