import type { DoseLog } from '@pepwell/contract/doses'
import { lazy, Suspense, useState } from 'react'
import { DoseMenuButton } from '../../../features/doses/edit/dose-menu-button.tsx'
import type { KeptFocus } from '../../../ui/use-kept-focus.ts'

const load = () => import('../../../features/doses/edit/dose-tools.tsx')
const DoseTools = lazy(load)

const fetchAhead = () => void load().catch(() => {})

interface TakenMenuProps {
  dose: DoseLog
  timeZone: string
  focus: KeptFocus
}

/** What can be done with a dose that was taken. A menu weighs more than the page, so it comes when it is wanted. */
export function TakenMenu(props: TakenMenuProps) {
  const [wanted, setWanted] = useState(false)
  const { dose, timeZone } = props
  const closed = (
    <DoseMenuButton
      dose={dose}
      timeZone={timeZone}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <DoseTools {...props} />
    </Suspense>
  )
}
