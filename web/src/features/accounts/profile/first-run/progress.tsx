import { displayName } from '@pepwell/domain/accounts/profile'
import { formatList } from '@pepwell/domain/text/format-list'
import { useWatch } from 'react-hook-form'
import { cx } from '../../../../lib/classes.ts'
import { CardText, CardTitle } from '../../../../ui/card.tsx'
import type { ProfileValues } from '../profile-schemas.ts'
import { answeringFields, openQuestions, type Question, questionNames } from './questions.ts'

function WhatIsNeeded({ open }: { open: readonly Question[] }) {
  if (open.length === 0) return <>All set. Save to continue.</>
  return (
    <>
      Still needed: <strong className="text-ink">{formatList([...open])}</strong>.
    </>
  )
}

/** One segment per question, filled from the left. */
const Pieces = ({ done }: { done: number }) => (
  <div aria-hidden="true" className="mt-3 flex gap-1.5">
    {questionNames.map((name, index) => (
      <span key={name} className={cx('h-2 flex-1 rounded-full', index < done ? 'bg-accent' : 'bg-line')} />
    ))}
  </div>
)

/** The remaining setup questions; updates while typing. */
export function Progress({ id, person }: { id: string; person: Parameters<typeof displayName>[0] }) {
  const answers = useWatch<ProfileValues, typeof answeringFields>({ name: answeringFields })
  const open = openQuestions(Object.fromEntries(answeringFields.map((name, index) => [name, answers[index]])))
  const done = questionNames.length - open.length
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <CardTitle id={id}>Welcome, {displayName(person)}</CardTitle>
        <p className="shrink-0 font-semibold tabular-nums">
          {done} of {questionNames.length} done
        </p>
      </div>
      <progress value={done} max={questionNames.length} aria-label="Profile filled in" className="sr-only" />
      <Pieces done={done} />
      {/* Two lines on a phone, so the layout doesn't shift as questions are answered. */}
      <CardText className="mt-3 min-h-12 sm:min-h-0">
        <WhatIsNeeded open={open} />
      </CardText>
    </div>
  )
}
