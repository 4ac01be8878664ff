import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { MapPin } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useChangeDose } from '../../../features/doses/doses.api.ts'
import { commonFeelings } from '../../../features/doses/sheet/feelings.ts'
import { isEntryInjected } from '../../../features/doses/sheet/use-vial.ts'
import { useSites } from '../../../features/doses/sites/use-sites.ts'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { cx } from '../../../lib/classes.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { toast } from '../../../ui/toast-store.ts'

interface Taken {
  dose: DoseLog
  entry: PlanEntry | undefined
  timeZone: string
}

interface AfterTakenProps extends Taken {
  /** opens the site picker */
  onElsewhere: () => void
}

interface AnswerProps {
  children: ReactNode
  isChosen?: boolean
  onPress: () => void
}

const Answer = ({ children, isChosen, onPress }: AnswerProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onPress}
    className={cx(
      'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-2 px-3 text-sm font-semibold [&_svg]:size-4',
      isChosen
        ? 'border-accent bg-accent-soft text-accent-ink'
        : 'border-transparent bg-sunken hover:bg-line',
    )}
  >
    {children}
  </button>
)

function Question({ text, children, className }: { text: string; children: ReactNode; className: string }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: answered one by one, not as a form
    <div role="group" aria-labelledby={id} className="mt-2">
      <p id={id} className="text-soft">
        {text}
      </p>
      <div className={cx('mt-1.5 flex gap-1.5', className)}>{children}</div>
    </div>
  )
}

interface WhereProps extends Taken {
  /** opens the site picker; undefined if unavailable */
  onElsewhere?: () => void
  onSay: SaveDetails
}

function Where({ dose, entry, timeZone, onElsewhere, onSay }: WhereProps) {
  const today = useToday(timeZone)
  const { suggestion } = useSites({
    today,
    timeZone,
    regions: entry?.peptide?.label?.sites?.regions,
    isPast: false,
  })
  const site = dose.injectionSite ?? suggestion?.name
  return (
    <Question text="Where?" className="flex-wrap">
      {site && (
        <Answer
          isChosen={dose.injectionSite !== null}
          onPress={() => onSay({ injectionSite: dose.injectionSite === null ? site : null })}
        >
          <MapPin aria-hidden="true" />
          {site}
        </Answer>
      )}
      {onElsewhere && <Answer onPress={onElsewhere}>Another site</Answer>}
    </Question>
  )
}

export type SaveDetails = (said: { injectionSite?: string | null; feeling?: string | null }) => void

interface QuestionsProps extends WhereProps {
  asks: { site: boolean; feeling: boolean }
}

/** One-tap details of a dose. */
export function Questions({ asks, ...about }: QuestionsProps) {
  const { dose, onSay } = about
  return (
    <>
      {asks.site && <Where {...about} />}
      {asks.feeling && (
        <Question
          text="How are you feeling?"
          className="max-md:relative max-md:-ml-26 max-md:gap-1 max-md:bg-canvas max-md:py-1 max-md:*:flex-1 max-md:*:px-1 md:flex-wrap"
        >
          {commonFeelings.map((word) => (
            <Answer
              key={word}
              isChosen={dose.feeling === word}
              onPress={() => onSay({ feeling: dose.feeling === word ? null : word })}
            >
              {word}
            </Answer>
          ))}
        </Question>
      )}
    </>
  )
}

/** Optional one-tap questions after 'Taken'. */
export function AfterTaken(props: AfterTakenProps) {
  const { dose, entry } = props
  const [asks] = useState({
    site: dose.injectionSite === null && isEntryInjected(entry),
    feeling: dose.feeling === null,
  })
  const change = useChangeDose({
    onError: (error) => {
      const title = refusalText(error, 'Failed to update dose. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })
  const say: SaveDetails = (body) => change.mutate({ params: { id: dose.id }, body })
  return <Questions {...props} asks={asks} onSay={say} />
}
