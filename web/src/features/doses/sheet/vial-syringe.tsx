import { drawWarningText, syringeView } from '@pepwell/domain/doses/syringe-words'
import { drawWarning } from '@pepwell/domain/doses/syringes'
import { type Rational, rational, toShort } from '@pepwell/domain/math/rational'
import { dosesInVial, volumeToDraw } from '@pepwell/domain/vials/vials'
import { SyringePicture } from '../../../ui/syringe-picture.tsx'
import type { Draw } from './draw-notices.ts'

interface VialSyringeProps extends Draw {
  /** the peptide's color slot */
  hue?: number
  /** the vial is tracked, so the doses left are known */
  isHeld?: boolean
}

const short = (amount: Rational) => toShort(amount, 3)

/** Below this, three decimals would show zero. */
const volumeText = (volume: Rational) => (short(volume) === '0' ? 'Less than 0.001' : short(volume))

/** '0.1 mL from your vial of 5 mg in 1 mL · 10 doses in it' */
function factsOf({ dose, vial, syringe, isHeld }: VialSyringeProps, volume?: Rational): string {
  const of = `your vial of ${short(rational(vial.amount))} ${vial.unit} in ${short(rational(vial.waterMl))} mL`
  if (!dose || !volume) return `Drawn from ${of}`
  const doses = dosesInVial(dose, vial, syringe.scale) ?? 0
  const rest = doses > 0 && !isHeld ? ` · ${doses} ${doses === 1 ? 'dose' : 'doses'} in it` : ''
  return `${volumeText(volume)} mL from ${of}${rest}`
}

/** The dose in a syringe, from the vial in use or the latest calculation. */
export function VialSyringe(props: VialSyringeProps) {
  const { dose, vial, syringe } = props
  const volume = dose && volumeToDraw(dose, vial, syringe.scale)
  if (dose && !volume) return null
  const warning = volume && drawWarning(volume, syringe)
  return (
    <div>
      <SyringePicture {...syringeView(syringe, volume)} hue={props.hue} />
      <p className="text-center text-sm text-soft tabular-nums">{factsOf(props, volume)}</p>
      {volume && warning?.kind === 'between-lines' && (
        <p className="mt-1 text-center text-sm text-soft">{drawWarningText(warning, volume, syringe).text}</p>
      )}
    </div>
  )
}
