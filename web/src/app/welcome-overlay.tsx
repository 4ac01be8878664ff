import type { CurrentUser } from '@pepwell/contract/accounts'
import { greeting } from '@pepwell/domain/greeting'
import { useEffect, useState } from 'react'
import { isNoted, note } from '../lib/storage.ts'
import { Mark } from '../ui/brand.tsx'

/** Short enough to be a greeting and not a gate. */
const SHOWN_MS = 1400

const keyFor = (user: CurrentUser) => `welcomed:${user.id}`

/** Greets somebody once in a browser session; any key or tap ends it. */
export function WelcomeOverlay({ user }: { user: CurrentUser }) {
  const [shown, setShown] = useState(() => !isNoted('sessionStorage', keyFor(user)))

  useEffect(() => {
    if (!shown) return
    note('sessionStorage', keyFor(user))
    const end = () => setShown(false)
    const timer = setTimeout(end, SHOWN_MS)
    window.addEventListener('keydown', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', end)
    }
  }, [shown, user])

  if (!shown) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: every key ends it too, wherever the focus is
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing in it can be operated; a tap only ends it early
    <div
      className="fixed inset-0 z-60 grid animate-fade-in place-items-center bg-canvas px-6 text-center"
      onClick={() => setShown(false)}
    >
      <p className="grid animate-rise-in justify-items-center gap-5 text-3xl font-bold tracking-tight">
        <Mark className="size-20" />
        {greeting(user)}
      </p>
    </div>
  )
}
