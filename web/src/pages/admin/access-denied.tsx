import { ShieldOff } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'

interface AccessDeniedProps {
  /** inside the panel, below its title */
  level?: 1 | 2
}

/** Shown when the user lacks permission. */
export function AccessDenied({ level = 1 }: AccessDeniedProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-16 text-center">
      <span
        aria-hidden="true"
        className="mb-4 grid size-13 place-items-center rounded-2xl bg-accent-soft text-accent-ink"
      >
        <ShieldOff className="size-6" />
      </span>
      <Heading className={level === 1 ? 'text-3xl font-bold tracking-tight' : 'text-lg font-bold'}>
        Access Denied
      </Heading>
      <p className="mt-2 text-soft">You don't have permission to access the admin panel.</p>
      <Button asChild variant="secondary" className="mt-6">
        <Link to="/">Back to Dashboard</Link>
      </Button>
    </div>
  )
}
