import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { isNoted, note } from '../../lib/browser/storage.ts'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'
import { communityQuery } from './community.ts'

const SEEN = 'beta-welcome-seen'

const WelcomeDialog = lazyOptional(() => import('./welcome-dialog.tsx'))

/** Whether the visitor has scrolled; until then nothing covers the page. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const markScrolled = () => setScrolled(true)
    if (scrollY > 0) markScrolled()
    addEventListener('scroll', markScrolled, { once: true })
    return () => removeEventListener('scroll', markScrolled)
  }, [])
  return scrolled
}

/** Welcomes beta testers, once per browser. */
export function Welcome() {
  const [open, setOpen] = useState(() => !isNoted('localStorage', SEEN))
  const { data, isPending } = useQuery(communityQuery)
  const scrolled = useScrolled()
  const close = () => {
    note('localStorage', SEEN)
    setOpen(false)
  }
  if (!open || isPending || !scrolled) return null
  return (
    <Suspense fallback={null}>
      <WelcomeDialog supportEmail={data?.supportEmail} onClose={close} />
    </Suspense>
  )
}
