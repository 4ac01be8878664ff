import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { greeting } from '@pepwell/domain/accounts/greeting'
import { useEffect, useState } from 'react'
import { isNoted, note } from '../lib/browser/storage.ts'
import { Mark } from '../ui/brand.tsx'

/** Long enough to read, in milliseconds. */
const SHOWN_MS = 1400

const keyFor = (user: CurrentUser) => `welcomed:${user.id}`

/** Greets the user once per browser session, above the page; any key or tap closes it and still reaches the page. */
export function WelcomeOverlay({ user }: { user: CurrentUser }) {
  const [shown, setShown] = useState(false)

  // Not server-rendered: only the browser knows whether it was shown.
  useEffect(() => {
    if (isNoted('sessionStorage', keyFor(user))) return
    note('sessionStorage', keyFor(user))
    setShown(true)
  }, [user])

  useEffect(() => {
    if (!shown) return
    const end = () => setShown(false)
    const timer = setTimeout(end, SHOWN_MS)
    for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, end)
    return () => {
      clearTimeout(timer)
      for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, end)
    }
  }, [shown])

  if (!shown) return null
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-28 z-60 grid animate-rise-in justify-items-center">
      <p className="flex min-h-14 items-center gap-3 rounded-full border border-line bg-surface px-5 text-lg font-bold tracking-tight shadow-lift-high">
        <Mark className="size-8" />
        {greeting(user)}
      </p>
    </div>
  )
}
