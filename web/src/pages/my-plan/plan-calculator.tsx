import type { CurrentUser } from '@pepwell/contract/accounts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { CalculatorSkeleton } from '../calculator/calculator-skeleton.tsx'

// Far down the page: what stands above it comes first.
const ConnectedCalculator = lazy(async () => ({
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

/** The calculator within the plan. */
export const PlanCalculator = ({ user }: { user: CurrentUser }) => (
  <div className="mt-10">
    <Suspense
      fallback={
        <>
          <Heading />
          <CalculatorSkeleton />
        </>
      }
    >
      <ConnectedCalculator user={user} placement="plan" heading={<Heading />} />
    </Suspense>
  </div>
)
