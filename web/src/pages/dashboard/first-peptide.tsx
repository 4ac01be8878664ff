import { FlaskConical } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The first step of somebody new. */
export const FirstPeptide = () => (
  <EmptyState
    className="flex-1 justify-center"
    icon={<FlaskConical />}
    title="Your plan starts here"
    text="Add what you are on, with your own dose and rhythm. After that, logging a dose takes seconds."
    action={
      <Button asChild size="lg">
        <Link to="/peptides">Add your first peptide</Link>
      </Button>
    }
  />
)
