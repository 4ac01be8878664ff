import { Syringe } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Empty state: the plan has no active peptide. */
export const NothingToLog = () => (
  <EmptyState
    icon={<Syringe />}
    title="No active peptide in your plan"
    text="Add a peptide to your plan, or resume a paused one."
    action={
      <Button asChild>
        <Link to="/peptides">Add a peptide</Link>
      </Button>
    }
  />
)
