import { reloadPage } from '../lib/browser/browser.ts'
import { useConnectivity } from '../lib/offline/connectivity.ts'
import { Button } from '../ui/button.tsx'

/** The error page for a page that failed to render, or that isn't available offline. */
export function BrokenPage() {
  const { isOffline: isGone } = useConnectivity()
  return (
    <div role="alert" className="mx-auto max-w-md px-4 py-20 text-center">
      <h1 className="text-3xl font-bold tracking-tight">
        {isGone ? 'This page needs a connection' : 'Something went wrong'}
      </h1>
      <p className="mt-3 text-soft">
        {isGone
          ? 'You haven’t opened this page on this device yet.'
          : 'Something went wrong. Your saved data is safe. Reloading usually helps.'}
      </p>
      <Button className="mt-6" onClick={reloadPage}>
        Reload
      </Button>
    </div>
  )
}
