import { useId } from 'react'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { Card, CardText, CardTitle } from '../../ui/card.tsx'
import { ColorDot, colorSlotStyle } from '../../ui/color-dot.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import type { EffectPatterns } from './side-effects.api.ts'

type Step = EffectPatterns['steps'][number]

/** Only statistically tested statements appear. */
function findingText({ more, before, after }: Step): string {
  if (more === null) return `No clear change on ${after.dose}`
  return `More days with side effects on ${more === 'after' ? after.dose : before.dose}`
}

/** A dot per day, larger with higher severity. */
function Side({ side: { dose, severities } }: { side: Step['before'] }) {
  const marked = severities.filter((severity) => severity > 0).length
  return (
    <div className="flex items-center gap-4">
      <p className="w-24 shrink-0 text-sm">
        <span className="block font-bold text-(--slot-ink)">{dose}</span>
        <span className="text-soft tabular-nums">
          {marked} of {severities.length} days
        </span>
      </p>
      <div aria-hidden="true" className="grid flex-1 grid-cols-14 items-center gap-y-1">
        {severities.map((severity, day) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name here
            key={day}
            className="grid h-4 place-items-center"
          >
            <span
              className={severity === 0 ? 'rounded-full bg-edge' : 'rounded-full bg-soft'}
              style={{ width: 4 + 3 * severity, height: 4 + 3 * severity }}
            />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Days with side effects before and after a dose change. */
export function StepChart({ step }: { step: Step }) {
  const id = useId()
  const { name, colorSlot, on, before, after } = step
  return (
    <Card as="section" aria-labelledby={`${id} ${id}-of`}>
      <CardText id={`${id}-of`} className="flex items-center gap-2 text-sm">
        <ColorDot colorSlot={colorSlot} />
        <span>
          <NoBreakText>{name}</NoBreakText>, changed on {formatMonthDay(on)}
        </span>
      </CardText>
      <CardTitle id={id}>{findingText(step)}</CardTitle>
      <div className="mt-4 flex flex-col gap-4" style={colorSlotStyle(colorSlot)}>
        <Side side={before} />
        <Side side={after} />
      </div>
    </Card>
  )
}
