import type { LibraryAnswer } from '@pepwell/domain/library/library-answer'
import { libraryAnswers } from '@pepwell/domain/library/library-answers'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { useHash } from '../../lib/navigation/use-hash.ts'
import { Button } from '../../ui/button.tsx'
import { cardStyle } from '../../ui/card-style.ts'
import { SourceLink } from '../../ui/source-link.tsx'

/** A question that expands to its answer and sources. */
const Answer = ({ answer: { id, title, points }, open }: { answer: LibraryAnswer; open: boolean }) => (
  <details id={id} open={open} className={cx(cardStyle, 'group scroll-mt-20')}>
    <summary className="flex min-h-11 list-none items-center gap-3 rounded-[1.25rem] px-4 py-3 hover:bg-sunken sm:px-5 [&::-webkit-details-marker]:hidden">
      <h3 className="min-w-0 flex-1 text-base">{title}</h3>
      <ChevronDown
        className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180"
        aria-hidden="true"
      />
    </summary>
    <ul className="flex flex-col gap-3 px-4 pb-4 sm:px-5">
      {points.map(({ text, source }) => (
        <li key={text}>
          {text}
          {source && <SourceLink source={source} />}
        </li>
      ))}
    </ul>
  </details>
)

/** Questions shown before "Show all". */
const SHOWN = 4

/** Common questions; the one in the address is open. */
export default function CommonQuestions() {
  const hash = useHash()
  const [isWhole, setWhole] = useState(() => libraryAnswers.slice(SHOWN).some(({ id }) => hash === `#${id}`))
  return (
    <section aria-labelledby="common-questions" className="mt-8">
      <h2 id="common-questions" className="mb-3 text-xl">
        Common questions
      </h2>
      <div className="flex flex-col gap-2">
        {libraryAnswers.slice(0, isWhole ? undefined : SHOWN).map((answer) => (
          <Answer key={`${answer.id} ${hash}`} answer={answer} open={hash === `#${answer.id}`} />
        ))}
      </div>
      {!isWhole && (
        <Button variant="ghost" className="mt-2 w-full" onClick={() => setWhole(true)}>
          Show all {libraryAnswers.length}
        </Button>
      )}
    </section>
  )
}
