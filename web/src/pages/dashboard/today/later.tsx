import { lazy, Suspense, useState } from 'react'
import { LaterButton } from './later-button.tsx'
import type { LaterMenuProps } from './later-menu.tsx'

const load = () => import('./later-menu.tsx')
const LaterMenu = lazy(load)

const fetchAhead = () => void load().catch(() => {})

/** Other choices than taking it now; they come when they are wanted. */
export function Later(props: LaterMenuProps) {
  const [wanted, setWanted] = useState(false)
  const closed = (
    <LaterButton
      name={props.name}
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
      <LaterMenu {...props} />
    </Suspense>
  )
}
