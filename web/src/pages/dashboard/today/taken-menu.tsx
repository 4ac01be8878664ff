import type { DoseLog } from '@pepwell/contract/doses'
import { lazy, Suspense } from 'react'
import { DoseMenuButton } from '../../../features/doses/edit/dose-menu-button.tsx'
import { useFetchedMenu } from '../../../ui/use-fetched-menu.ts'
import type { KeptFocus } from '../../../ui/use-kept-focus.ts'

const load = () => import('../../../features/doses/edit/dose-tools.tsx')
const DoseTools = lazy(load)

interface TakenMenuProps {
  dose: DoseLog
  timeZone: string
  focus: KeptFocus
}

/** What can be done with a dose that was taken. */
export function TakenMenu(props: TakenMenuProps) {
  const { isWanted, opener } = useFetchedMenu(load)
  const { dose, timeZone } = props
  const closed = <DoseMenuButton dose={dose} timeZone={timeZone} {...opener} />
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <DoseTools {...props} />
    </Suspense>
  )
}
