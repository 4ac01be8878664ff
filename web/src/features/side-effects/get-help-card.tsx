import { HeartPulse } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The signs and what to do, once opened. */
const GetHelp = lazyView(() => import('./get-help.tsx'))

/** When a side effect can't wait, to read before it happens. */
export function GetHelpCard() {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Card as="section" aria-label="When to get help" className="py-2!">
      <Fold
        label={
          <>
            <HeartPulse className="size-7 shrink-0 text-danger-ink" aria-hidden="true" />
            <span className="py-1 pl-1.5">
              <span className="block text-ink">When to get help</span>
              <span className="block text-sm font-normal text-soft">Signs that can’t wait</span>
            </span>
          </>
        }
        onToggle={() => setOpened(true)}
      >
        {wasOpened && (
          <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
            <GetHelp />
          </Suspense>
        )}
      </Fold>
    </Card>
  )
}
