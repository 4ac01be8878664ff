import {
  calculatedDoseText,
  isAboveVial,
  STORAGE_GUIDELINE,
  type VialUnit,
} from '@pepwell/domain/doses/calculator'
import { thousandsApart } from '@pepwell/domain/doses/readable-dose'
import { drawWarningText, syringeView } from '@pepwell/domain/doses/syringe-words'
import {
  drawWarning,
  graduationOf,
  graduationsOf,
  type Syringe,
  syringeCapacities,
  unitsHeld,
} from '@pepwell/domain/doses/syringes'
import type { Rational } from '@pepwell/domain/math/rational'
import { Info, OctagonX, TriangleAlert } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { scales } from '../../lib/forms/use-syringe.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SyringePicture } from '../../ui/syringe-picture.tsx'
import type { CalculationValues } from './calculation-form.ts'
import { DosageFigures } from './dosage-figures.tsx'
import type { Placement } from './placement.ts'
import type { Preview } from './preview.ts'

interface SyringeChoiceProps {
  syringe: Syringe
  onChoose: (syringe: Syringe) => void
}

/** The distance between marks: 'half unit', 'unit', '2 units'. */
const spacingText = (units: number): string =>
  units === 0.5 ? 'half unit' : units === 1 ? 'unit' : `${units} units`

/** The syringe, folded. Scale and size are separate choices: mixing them up leads to a wrong dose. */
function SyringeChoice({ syringe, onChoose }: SyringeChoiceProps) {
  const capacityOf = (text: string) => syringeCapacities.find((capacity) => String(capacity) === text)
  const graduations = graduationsOf(syringe)
  const graduation = graduationOf(syringe)
  return (
    <Fold
      label={
        <span className="tabular-nums">
          {syringe.scale} syringe, {syringe.capacity} mL, a mark every {spacingText(graduation)}
        </span>
      }
    >
      <div className="flex flex-wrap gap-x-4 gap-y-3 pt-2">
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
          Check the barrel. Yours holds {unitsHeld(syringe)} units, with a mark every{' '}
          {spacingText(graduation)}.
        </p>
      </div>
    </Fold>
  )
}

/** Why the chosen syringe can't draw this volume. */
function DrawWarning({ volume, syringe }: { volume: Rational; syringe: Syringe }) {
  const warning = drawWarning(volume, syringe)
  if (!warning) return null
  const { title, text } = drawWarningText(warning, volume, syringe)
  const isNote = warning.kind === 'between-lines'
  return (
    <Banner tone={isNote ? 'info' : 'warn'} title={title} icon={isNote ? <Info /> : <TriangleAlert />}>
      {text}
    </Banner>
  )
}

/** Typing mg instead of mcg is the usual 1,000-fold overdose; the reverse can't be detected. */
function AboveVial({ dose, vial, unit }: { dose: number; vial: number; unit: VialUnit }) {
  const { setValue, setFocus } = useFormContext<CalculationValues>()
  const wanted = thousandsApart(calculatedDoseText(dose, unit, unit))
  const mayBeMcg = unit === 'mg' && !isAboveVial({ dose: dose / 1000, vial })
  const correct = ({ detail }: MouseEvent) => {
    setValue('doseUnit', 'mcg')
    setValue('desiredDose', dose, { shouldValidate: true })
    // The button disappears with the warning, and focus on a field would open a keyboard over the result.
    if (detail === 0) setFocus('desiredDose')
  }
  return (
    <Banner
      tone="danger"
      title="This is more than the vial holds"
      icon={<OctagonX />}
      action={
        mayBeMcg && (
          <Button variant="secondary" onClick={correct}>
            Did you mean {wanted.replace('mg', 'mcg')}?
          </Button>
        )
      }
    >
      You entered {wanted}, but the vial holds {vial} {unit}.
    </Banner>
  )
}

function Warning({ preview, syringe }: { preview: Preview; syringe: Syringe }) {
  if (preview.kind === 'above-vial') return <AboveVial {...preview} />
  if (preview.kind === 'dosage') return <DrawWarning volume={preview.dosage.volume} syringe={syringe} />
  return <p className="text-sm text-soft">Enter vial, water and dose to see the result.</p>
}

interface DosageResultProps {
  preview: Preview
  syringe: Syringe
  onSyringe: (syringe: Syringe) => void
  placement: Placement
  /** the chosen peptide's color */
  hue?: number
  /** actions for the result, if there is one */
  children?: ReactNode
}

/** The result as figures and as a filled syringe. */
export function DosageResult(props: DosageResultProps) {
  const { preview, syringe, onSyringe, placement, hue, children } = props
  const volume = preview.kind === 'dosage' ? preview.dosage.volume : undefined
  const title = <CardTitle level={placement === 'page' ? 2 : 3}>Result</CardTitle>
  // My Plan has less room for a syringe without a dose.
  if (placement === 'plan' && preview.kind === 'incomplete') {
    return (
      <Card className="flex flex-col gap-2">
        {title}
        <div role="status">
          <Warning preview={preview} syringe={syringe} />
        </div>
      </Card>
    )
  }
  return (
    <Card className="flex flex-col gap-5">
      {title}
      {preview.kind === 'dosage' && <DosageFigures found={preview} syringe={syringe} placement={placement} />}
      <SyringePicture {...syringeView(syringe, volume)} hue={hue} />
      <div role="status">
        <Warning preview={preview} syringe={syringe} />
      </div>
      <SyringeChoice syringe={syringe} onChoose={onSyringe} />
      {volume && children}
      <p className="text-sm text-soft">Store the reconstituted vial at {STORAGE_GUIDELINE}.</p>
    </Card>
  )
}
