import { reloadPage } from '../lib/browser.ts'
import { Button } from '../ui/button.tsx'

/** What is left of a page that broke. */
export const BrokenPage = () => (
  <div role="alert" className="mx-auto max-w-md px-4 py-20 text-center">
    <h1 className="text-3xl font-bold tracking-tight">Something went wrong</h1>
    <p className="mt-3 text-soft">
      The page stumbled. What you saved is safe; loading it again usually helps.
    </p>
    <Button className="mt-6" onClick={reloadPage}>
      Reload
    </Button>
  </div>
)
