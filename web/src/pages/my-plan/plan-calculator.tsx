import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { Link } from 'react-router'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { useIdle } from '../../lib/rendering/use-idle.ts'
import { Button } from '../../ui/button.tsx'
import { LoadBoundary } from '../../ui/load-boundary.tsx'
import { CalculatorSkeleton } from '../calculator/calculator-skeleton.tsx'

// Far down the page: it comes once what stands above it is there.
const ConnectedCalculator = lazyView(async () => ({
  default: (await import('../calculator/connected-calculator.tsx')).ConnectedCalculator,
}))

const Heading = () => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <h2 className="text-xl">Dosage Calculator</h2>
    <Button asChild variant="ghost" size="sm" className="-mx-3">
      <Link to="/calculator">With dosing guidelines</Link>
    </Button>
  </div>
)

const OnItsWay = () => (
  <>
    <Heading />
    <CalculatorSkeleton />
  </>
)

/** The calculator within the plan. */
export function PlanCalculator({ user }: { user: CurrentUser }) {
  const idle = useIdle()
  return (
    <div className="mt-10">
      <LoadBoundary failure="We couldn’t load the calculator" skeleton={<OnItsWay />}>
        {idle ? <ConnectedCalculator user={user} placement="plan" heading={<Heading />} /> : <OnItsWay />}
      </LoadBoundary>
    </div>
  )
}
