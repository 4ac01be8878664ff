import { syringeView } from '@pepwell/domain/doses/syringe-words'
import { rational, toShort } from '@pepwell/domain/math/rational'
import { dosesInVial, volumeToDraw } from '@pepwell/domain/vials/vials'
import { drawNotices } from '../../../features/doses/sheet/draw-notices.ts'
import { SyringePicture } from '../../../ui/syringe-picture.tsx'
import type { TakeDose } from './use-take-dose.ts'

type DrawProps = TakeDose['draw']

function volumeOf({ dose, vial, syringe }: DrawProps) {
  return dose && vial && volumeToDraw(dose, vial, syringe.scale)
}

/** The draw from the vial in use or the latest calculation; renders nothing without either. */
export function Draw(props: DrawProps & { hue: number }) {
  const volume = volumeOf(props)
  if (!volume || !props.vial) return null
  return (
    <div>
      <div className="mx-auto max-w-96">
        <SyringePicture {...syringeView(props.syringe, volume)} hue={props.hue} />
      </div>
      {drawNotices({ ...props, vial: props.vial }).map((notice) => (
        <p key={notice} className="rounded-xl bg-warn-soft px-3 py-2 text-sm text-warn-ink">
          {notice}
        </p>
      ))}
    </div>
  )
}

/** '0.1 mL · 10 doses in a vial of 5 mg' */
export function DrawFacts(props: DrawProps) {
  const volume = volumeOf(props)
  const { dose, vial, syringe, left } = props
  if (!volume || !dose || !vial) return null
  const doses = dosesInVial(dose, vial, syringe.scale) ?? 0
  const rest = ` · ${doses} ${doses === 1 ? 'dose' : 'doses'} in a vial of ${toShort(rational(vial.amount), 3)} ${vial.unit}`
  return (
    <p className="text-center text-sm text-soft tabular-nums">
      {toShort(volume, 3)} mL{left ? ` · ${left}` : doses > 0 && rest}
    </p>
  )
}
