import type { Syringe } from '@pepwell/domain/doses/syringes'
import { fillLevel } from '@pepwell/domain/vials/ledger'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { colorSlotStyle } from '../../../ui/color-dot.tsx'
import { VialPicture } from '../../../ui/vial-picture.tsx'
import type { HeldVial } from './held-vials.ts'
import type { VialChoice } from './use-vial-choice.ts'
import { VialQuestion } from './vial-question.tsx'
import { afterText, clicksText, drawTexts, vialText } from './vial-texts.ts'

interface VialRowProps {
  choice: VialChoice
  syringe: Syringe
  colorSlot: number
}

function Picture({ held, colorSlot }: { held: HeldVial; colorSlot: number }) {
  const part =
    held.content.kind === 'vial' ? fillLevel({ amount: held.left, volume: undefined }, held.content) : 0
  return <VialPicture part={part} colorSlot={colorSlot} className="h-14 w-10 max-md:hidden" />
}

function SelectedVial({ held, title, colorSlot }: { held: HeldVial; title: string; colorSlot: number }) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Picture held={held} colorSlot={colorSlot} />
      <div className="min-w-0 tabular-nums">
        <p className="font-bold">{title}</p>
        <p className="text-sm text-(--slot-ink)">{vialText(held)}</p>
      </div>
    </div>
  )
}

/** Every vial of the entry, and "no vial". */
function Choices({ choice, onChosen }: { choice: VialChoice; onChosen: () => void }) {
  const name = useId()
  const { stock, held, isKept, choose } = choice
  const pick = (ids: number[] | null) => {
    choose(ids)
    onChosen()
  }
  const options = [
    ...stock.map((one) => ({ id: one.id as number | null, text: vialText(one) })),
    { id: null, text: 'No vial' },
  ]
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">Vial</legend>
      {options.map(({ id, text }) => (
        <label key={id ?? 'none'} className="flex min-h-11 cursor-pointer items-center gap-3 tabular-nums">
          <input
            type="radio"
            name={name}
            className="size-5 accent-(--accent)"
            checked={!isKept && id === (held?.id ?? null)}
            onChange={() => pick(id === null ? null : [id])}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

/** 'First 12 units', then 'Then 8 units more' from the next vial. */
function BothDraws({ choice, syringe, colorSlot }: VialRowProps) {
  const { held, rest, taken } = choice
  if (!held || !rest) return null
  const texts = drawTexts([held, rest], taken, syringe)
  return (
    <div className="flex flex-col gap-2">
      <SelectedVial held={held} title={`First ${texts[0]}`} colorSlot={colorSlot} />
      <SelectedVial held={rest} title={`Then ${texts[1]}`} colorSlot={colorSlot} />
      <p className="text-sm">Does your pharmacy say not to combine vials? Use the new one.</p>
    </div>
  )
}

/** The dose's vial with its warnings. */
export default function VialRow({ choice, syringe, colorSlot }: VialRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { stock, held, rest, taken, isKept } = choice
  if (stock.length === 0) return null
  const clicks = held && clicksText(held, taken)
  return (
    <section aria-label="Vial" className="flex flex-col gap-2" style={colorSlotStyle(colorSlot)}>
      <VialQuestion choice={choice} syringe={syringe} />
      <div className="flex flex-col gap-1 rounded-2xl bg-(--slot-soft) py-1 pr-1 pl-3.5 md:py-2">
        <div className="flex items-center gap-3">
          {isKept ? (
            <p className="flex-1 font-semibold">Same vial as logged</p>
          ) : rest ? (
            <BothDraws choice={choice} syringe={syringe} colorSlot={colorSlot} />
          ) : held ? (
            <SelectedVial
              held={held}
              title={[clicks, afterText(held, taken)].filter(Boolean).join(' · ')}
              colorSlot={colorSlot}
            />
          ) : (
            <p className="flex-1 font-semibold">No vial</p>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto shrink-0"
            aria-expanded={isOpen}
            aria-label="Change vial"
            onClick={() => setOpen(!isOpen)}
          >
            Change
          </Button>
        </div>
        {isOpen && <Choices choice={choice} onChosen={() => setOpen(false)} />}
      </div>
    </section>
  )
}
