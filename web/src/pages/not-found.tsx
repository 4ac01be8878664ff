import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'

export default function NotFound() {
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <h1 className="text-3xl font-bold tracking-tight">404 Page Not Found</h1>
      <p className="mt-3 text-soft">
        There is nothing at this address. It may have moved, or never been here.
      </p>
      <Button asChild className="mt-6">
        <Link to="/">Go to the start</Link>
      </Button>
    </div>
  )
}
