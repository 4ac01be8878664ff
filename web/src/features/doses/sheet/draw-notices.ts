import type { Dose } from '@pepwell/domain/doses/doses'
import { readableDose } from '@pepwell/domain/doses/readable-dose'
import { drawWarningText } from '@pepwell/domain/doses/syringe-words'
import { drawWarning, type Syringe } from '@pepwell/domain/doses/syringes'
import { type CalculatedVial, isAboveWater, volumeToDraw } from '@pepwell/domain/vials/vials'

/** A dose with its vial and syringe. */
export interface Draw {
  dose?: Dose
  vial: CalculatedVial
  syringe: Syringe
}

/** The chosen syringe's units differ from the calculation's. */
const otherScale = ({ dose, vial, syringe }: Draw): string[] =>
  dose?.unit === 'units' && vial.scale && vial.scale !== syringe.scale
    ? [`Your calculation is for a ${vial.scale} syringe, but you chose ${syringe.scale}.`]
    : []

/** Why a dose can't be drawn: another scale, more than the vial or syringe holds, or less than one line. */
export function drawNotices({ dose, vial, syringe }: Draw): string[] {
  const volume = dose && volumeToDraw(dose, vial, syringe.scale)
  if (!dose || !volume) return []
  if (isAboveWater(volume, vial)) {
    return [
      `${readableDose(dose)} is more than your vial holds (${vial.amount} ${vial.unit} in ${vial.waterMl} mL).`,
    ]
  }
  const warning = drawWarning(volume, syringe)
  const other = otherScale({ dose, vial, syringe })
  if (!warning || warning.kind === 'between-lines') return other
  const { title, text } = drawWarningText(warning, volume, syringe)
  return [...other, `${title}. ${text}`]
}
