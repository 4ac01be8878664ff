import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { PART, partIsAlive } from '../lib/alive.ts'

/** Tells that what it stands beside is alive. Draws nothing that is seen. */
export function Alive() {
  const sign = useRef<HTMLElement>(null)
  useEffect(() => {
    if (sign.current) partIsAlive(sign.current)
  }, [])
  return <i hidden ref={sign} {...{ [PART]: '' }} />
}

/** A part of a page that comes alive by itself: a tap, or what the others do, need not wait for it. */
export const Part = ({ children }: { children: ReactNode }) => (
  <Suspense>
    {children}
    <Alive />
  </Suspense>
)
