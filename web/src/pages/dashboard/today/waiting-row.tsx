import type { DoseLog } from '@pepwell/contract/doses'
import { useState } from 'react'
import { DoseFacts } from '../../../features/doses/dose-row.tsx'
import { usualFeelings } from '../../../features/doses/sheet/feelings.ts'
import { onWaiting, type Waiting } from '../../../lib/offline/waiting.ts'
import { TakeBack, WaitingNote } from '../../../ui/waiting-list.tsx'
import { Answer, Question } from './after-taken.tsx'
import { What } from './row.tsx'

interface WaitingRowProps {
  dose: DoseLog
  write: Waiting
}

/** A dose that waits for the line: as it was said, and what can still be said of it before it goes. */
export function WaitingRow({ dose, write }: WaitingRowProps) {
  const { peptideName, feeling, injectionSite } = dose
  const [asksFeeling] = useState(feeling === null)
  const say = (word: string) => onWaiting()?.change(write.place, { feeling: feeling === word ? null : word })
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <What
            name={peptideName}
            dose={dose.dose}
            state={write.problem ? 'not stored' : 'waiting to be sent'}
          />
          <DoseFacts site={injectionSite} feeling={feeling} />
        </div>
        <TakeBack write={write} name={`dose of ${peptideName}`} />
      </div>
      <WaitingNote problem={write.problem} />
      {asksFeeling && !write.mayHaveArrived && (
        <Question text="How are you feeling?" className="flex-wrap max-md:-ml-23">
          {usualFeelings.map((word) => (
            <Answer key={word} isChosen={feeling === word} onPress={() => say(word)}>
              {word}
            </Answer>
          ))}
        </Question>
      )}
    </div>
  )
}
