import type { ChatCard } from '@pepwell/contract/social/chat-cards'
import type { CardKind } from '@pepwell/domain/social/chat'
import { inUnit, toPounds, type WeightUnit, weightText } from '@pepwell/domain/weight/weight'
import { readUnitOf } from '@pepwell/domain/weight/weight-units'
import { Layers, type LucideIcon, Scale, Syringe } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { formatDay, formatShortDay } from '../../lib/time/dates.ts'

/** A kind of card by name and icon. */
export const cardKindStyles: Record<CardKind, { label: string; icon: LucideIcon }> = {
  'weigh-in': { label: 'Weigh-in', icon: Scale },
  dose: { label: 'Dose', icon: Syringe },
  stack: { label: 'Stack', icon: Layers },
}

/** A shared weight in the reader's unit; exactly as typed if the units match. */
export const sharedWeight = (
  { weight, unit }: NonNullable<ChatCard['weighIn']>,
  readIn: WeightUnit,
): string =>
  readUnitOf(unit, readIn) === readIn
    ? weightText(weight, readIn, 2)
    : weightText(inUnit(toPounds(weight, unit), readIn), readIn)

/** A day; with its year if that isn't the year of the message. */
const dayWords = (day: string, year: string): string =>
  day.slice(0, 4) === year ? formatShortDay(day) : formatDay(day)

const Figure = ({ children }: { children: ReactNode }) => (
  <p className="text-2xl leading-8 font-bold tracking-tight tabular-nums">{children}</p>
)

type SharedStack = NonNullable<ChatCard['stack']>

/** A public stack with its first items; opens its page. */
function StackCard({ stack, soft }: { stack: SharedStack; soft: string }) {
  const more = stack.size - stack.items.length
  return (
    <>
      <p className="text-lg leading-7 font-bold">{stack.name}</p>
      <ul className="text-sm">
        {stack.items.map(({ peptide, dose }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack may list a peptide twice
          <li key={index} className="flex justify-between gap-4">
            <span className="min-w-0">{peptide}</span>
            {dose && <span className={cx('shrink-0', soft)}>{dose}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={cx('text-sm', soft)}>+{more} more</p>}
      <Link
        to={`/social/stacks/${stack.id}`}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent-ink"
        onClick={(event) => event.stopPropagation()}
      >
        View stack
      </Link>
    </>
  )
}

interface CardBodyProps {
  card: ChatCard
  /** when it was sent, ISO 8601 */
  at: string
  weightUnit: WeightUnit
  isInOwn: boolean
}

/** A weigh-in, dose or stack that someone shared. */
export function CardBody({ card: { kind, weighIn, dose, stack }, at, weightUnit, isInOwn }: CardBodyProps) {
  const { label, icon: Icon } = cardKindStyles[kind]
  const soft = isInOwn ? 'text-mine-soft' : 'text-soft'
  const day = (weighIn ?? dose)?.day
  return (
    <div className="min-w-44 py-1 whitespace-normal">
      <p className={cx('flex items-center gap-1.5 text-sm leading-6 font-semibold', soft)}>
        <Icon className="size-4" aria-hidden="true" />
        {[label, day && dayWords(day, at.slice(0, 4))].filter(Boolean).join(' · ')}
      </p>
      {weighIn && <Figure>{sharedWeight(weighIn, weightUnit)}</Figure>}
      {dose && (
        <>
          <Figure>{dose.dose}</Figure>
          <p>{dose.peptide}</p>
        </>
      )}
      {stack && <StackCard stack={stack} soft={soft} />}
      {kind === 'stack' && !stack && <p>This stack is private or was deleted.</p>}
    </div>
  )
}
