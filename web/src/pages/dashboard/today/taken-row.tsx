import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { sitesText } from '@pepwell/domain/doses/injection-sites'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DoseFacts } from '../../../features/doses/dose-row.tsx'
import { useRemoveDose } from '../../../features/doses/doses.api.ts'
import { DoseMenuButton } from '../../../features/doses/edit/dose-menu-button.tsx'
import type { DoseToolsProps } from '../../../features/doses/edit/dose-tools.tsx'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { Button } from '../../../ui/button.tsx'
import { fetchedMenu } from '../../../ui/fetched-menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { FocusRestore } from '../../../ui/use-focus-restore.ts'
import { AfterTaken } from './after-taken.tsx'
import { DoseTitle } from './row.tsx'

/** A logged dose's menu. */
const TakenMenu = fetchedMenu<DoseToolsProps>(
  () => import('../../../features/doses/edit/dose-tools.tsx'),
  ({ dose, timeZone }) => <DoseMenuButton dose={dose} timeZone={timeZone} />,
)

interface UndoProps {
  dose: DoseLog
  /** taken here just now, so focus moves to its undo */
  takesFocus: boolean
  onUndone: () => void
}

function Undo({ dose, takesFocus, onUndone }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button is gone; its undo takes the focus.
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const removal = useRemoveDose({
    onSuccess: () => {
      toast({ title: 'Dose deleted' })
      onUndone()
    },
    onError: (error) => {
      const title = refusalText(error, 'Failed to remove dose. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })
  return (
    <Button
      ref={button}
      variant="ghost"
      className="-my-2 -mr-3"
      aria-label={`Undo dose of ${dose.peptideName}`}
      pending={removal.isPending}
      onClick={() => removal.mutate({ params: { id: dose.id } })}
    >
      <Undo2 className="size-5" aria-hidden="true" />
      Undo
    </Button>
  )
}

interface TakenRowProps extends Omit<UndoProps, 'onUndone'> {
  entry: PlanEntry | undefined
  timeZone: string
  /** the last logged dose, which can be undone */
  isLast: boolean
  focus: FocusRestore
  onEdit: (dose: DoseLog) => void
}

/** A dose of today; the last one also shows its open questions. */
export function TakenRow({ isLast, entry, timeZone, focus, onEdit, ...undo }: TakenRowProps) {
  const { dose } = undo
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <DoseTitle name={dose.peptideName} dose={dose.dose} state="taken" />
          <DoseFacts site={sitesText(dose)} feeling={dose.feeling} />
        </div>
        {isLast ? (
          <Undo {...undo} onUndone={focus.leaving} />
        ) : (
          <TakenMenu dose={dose} timeZone={timeZone} focus={focus} />
        )}
      </div>
      {isLast && (
        <AfterTaken
          key={dose.id}
          dose={dose}
          entry={entry}
          timeZone={timeZone}
          onElsewhere={() => onEdit(dose)}
        />
      )}
    </div>
  )
}
