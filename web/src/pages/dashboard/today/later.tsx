import { lazy, Suspense } from 'react'
import { useFetchedMenu } from '../../../ui/use-fetched-menu.ts'
import { LaterButton } from './later-button.tsx'
import type { LaterMenuProps } from './later-menu.tsx'

const load = () => import('./later-menu.tsx')
const LaterMenu = lazy(load)

/** Other choices than taking it now. */
export function Later(props: LaterMenuProps) {
  const { isWanted, opener } = useFetchedMenu(load)
  const closed = <LaterButton name={props.name} {...opener} />
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <LaterMenu {...props} />
    </Suspense>
  )
}
