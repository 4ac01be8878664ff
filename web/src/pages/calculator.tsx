import { Suspense } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { lazyOptional } from '../lib/rendering/lazy-optional.ts'
import { useIdle } from '../lib/rendering/use-idle.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { ConnectedCalculator } from './calculator/connected-calculator.tsx'

// Below the tools.
const DosingGuidelines = lazyOptional(async () => ({
  default: (await import('../features/calculator/dosing-guidelines.tsx')).DosingGuidelines,
}))

export default function CalculatorPage() {
  const { user } = useCurrentUser()
  const idle = useIdle()
  return (
    <>
      <PageHeader title="Dosage Calculator">See how far to fill the syringe.</PageHeader>
      {user && (
        <div className="flex flex-col gap-8">
          <ConnectedCalculator user={user} placement="page" />
          <Suspense>{idle && <DosingGuidelines />}</Suspense>
        </div>
      )}
    </>
  )
}
