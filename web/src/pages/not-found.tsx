import { Link, useLocation } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { Button } from '../ui/button.tsx'

/** With a sign-in link: a bookmark from an expired session leads here, too. */
export default function NotFound() {
  const { user } = useCurrentUser()
  const { pathname, search } = useLocation()
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <h1 className="text-3xl font-bold tracking-tight">404 Page Not Found</h1>
      <p className="mt-3 text-soft">There’s nothing at this address. The page may have moved.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to="/">Go home</Link>
        </Button>
        {!user && (
          <Button asChild variant="secondary">
            <a href={`/api/login?next=${encodeURIComponent(pathname + search)}`}>Sign In</a>
          </Button>
        )}
      </div>
    </div>
  )
}
