import {
  calculatedDoseText,
  isAboveVial,
  STORAGE_GUIDELINE,
  type VialUnit,
} from '@pepwell/domain/doses/calculator'
import { thousandsApart } from '@pepwell/domain/doses/readable-dose'
import { syringeView } from '@pepwell/domain/doses/syringe-words'
import type { Syringe } from '@pepwell/domain/doses/syringes'
import { OctagonX } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { SyringePicture } from '../../ui/syringe-picture.tsx'
import type { CalculationValues } from './calculation-form.ts'
import { DosageFigures } from './dosage-figures.tsx'
import { DrawWarning } from './draw-warning.tsx'
import type { Placement } from './placement.ts'
import type { Preview } from './preview.ts'
import { SyringeChoice } from './syringe-choice.tsx'

/** Typing mg instead of mcg is the usual 1,000-fold overdose; the reverse can't be detected. */
function AboveVial({ dose, vial, unit }: { dose: number; vial: number; unit: VialUnit }) {
  const { setValue, setFocus } = useFormContext<CalculationValues>()
  const wanted = thousandsApart(calculatedDoseText(dose, unit, unit))
  const meant = unit === 'mg' && !isAboveVial({ dose: dose / 1000, vial })
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
        meant && (
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
  return (
    <Card className="flex flex-col gap-5">
      <CardTitle level={placement === 'page' ? 2 : 3}>Result</CardTitle>
      <DosageFigures preview={preview} syringe={syringe} placement={placement} />
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
