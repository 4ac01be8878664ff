import { useCurrentUser } from '../features/accounts/current-user.ts'
import { DosingGuidelines } from '../features/calculator/dosing-guidelines.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ConnectedCalculator } from './calculator/connected-calculator.tsx'

export default function CalculatorPage() {
  const { user } = useCurrentUser()
  return (
    <>
      <PageHeader title="Dosage Calculator">
        How far to fill the syringe, from what is in the vial and the water you put into it.
      </PageHeader>
      {user && (
        <div className="flex flex-col gap-8">
          <ConnectedCalculator user={user} placement="page" />
          <DosingGuidelines />
        </div>
      )}
    </>
  )
}
