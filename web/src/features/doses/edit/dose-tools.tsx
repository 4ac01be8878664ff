import type { DoseLog } from '@pepwell/contract/doses'
import type { KeptFocus } from '../../../ui/use-kept-focus.ts'
import { DoseMenu } from './dose-menu.tsx'
import { useDoseDialogs } from './use-dose-dialogs.tsx'

interface DoseToolsProps {
  dose: DoseLog
  timeZone: string
  focus: KeptFocus
}

/** A dose's menu with the dialogs that it leads to; open from the start, for it is fetched by the press that asks for it. */
export default function DoseTools({ dose, timeZone, focus }: DoseToolsProps) {
  const { actionsOf, dialogs } = useDoseDialogs(timeZone, focus)
  return (
    <>
      <DoseMenu dose={dose} timeZone={timeZone} defaultOpen {...actionsOf(dose)} />
      {dialogs}
    </>
  )
}
