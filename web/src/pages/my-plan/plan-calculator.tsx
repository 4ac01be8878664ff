import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ConnectedCalculator } from '../calculator/connected-calculator.tsx'

const Heading = () => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <h2 className="text-xl">Dosage Calculator</h2>
    <Button asChild variant="ghost" size="sm" className="-mx-3">
      <Link to="/calculator">With dosing guidelines</Link>
    </Button>
  </div>
)

/** The calculator inside the plan. */
const PlanCalculator = ({ user }: { user: CurrentUser }) => (
  <ConnectedCalculator user={user} placement="plan" heading={<Heading />} />
)

export default PlanCalculator
