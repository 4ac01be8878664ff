import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { isNoted, note } from '../../lib/browser/storage.ts'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'
import { communityQuery } from './community.ts'

const SEEN = 'beta-welcome-seen'

const WelcomeDialog = lazyOptional(() => import('./welcome-dialog.tsx'))

/** Long enough for the page itself to be painted and read from. */
const SETTLE_MS = 800

/** Whether the page has come to rest, so that what is fetched now takes nothing from it. */
function useDelayPassed(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return settled
}

/** Welcomes beta testers, once per browser. */
export function Welcome() {
  const [open, setOpen] = useState(() => !isNoted('localStorage', SEEN))
  const { data, isPending } = useQuery(communityQuery)
  const settled = useDelayPassed()
  const close = () => {
    note('localStorage', SEEN)
    setOpen(false)
  }
  if (!open || isPending || !settled) return null
  return (
    <Suspense fallback={null}>
      <WelcomeDialog supportEmail={data?.supportEmail} onClose={close} />
    </Suspense>
  )
}
