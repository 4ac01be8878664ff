import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { MenuState } from '../../../ui/menu.tsx'
import type { FocusRestore } from '../../../ui/use-focus-restore.ts'
import { DoseMenu } from './dose-menu.tsx'
import { useDoseDialogs } from './use-dose-dialogs.tsx'

export interface DoseToolsProps {
  dose: DoseLog
  timeZone: string
  focus: FocusRestore
}

export default function DoseTools({ dose, timeZone, focus, ...menu }: DoseToolsProps & MenuState) {
  const { actionsOf, dialogs } = useDoseDialogs(timeZone, focus)
  return (
    <>
      <DoseMenu dose={dose} timeZone={timeZone} {...menu} {...actionsOf(dose)} />
      {dialogs}
    </>
  )
}
