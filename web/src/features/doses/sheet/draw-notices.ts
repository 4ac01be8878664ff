import type { Dose } from '@pepwell/domain/doses'
import { readableDose } from '@pepwell/domain/readable-dose'
import { drawWarningText } from '@pepwell/domain/syringe-words'
import { drawWarning, type Syringe } from '@pepwell/domain/syringes'
import { drawnVolume, isAboveWater, type Vial } from '@pepwell/domain/vials'

/** A dose, and what it is drawn from and with. */
export interface Draw {
  dose?: Dose
  vial: Vial
  syringe: Syringe
}

/** What stands against drawing a dose, in words: more than the vial, or than the barrel, or less than a line. */
export function drawNotices({ dose, vial, syringe }: Draw): string[] {
  const volume = dose && drawnVolume(dose, vial, syringe.scale)
  if (!dose || !volume) return []
  if (isAboveWater(volume, vial)) {
    return [
      `${readableDose(dose)} is more than your vial of ${vial.amount} ${vial.unit} in ${vial.waterMl} mL holds.`,
    ]
  }
  const warning = drawWarning(volume, syringe)
  if (!warning || warning.kind === 'between-lines') return []
  const { title, text } = drawWarningText(warning, volume, syringe)
  return [`${title}. ${text}`]
}
