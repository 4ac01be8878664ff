import { Spinner } from '../ui/spinner.tsx'

/** Shown in place of a page that is still loading. */
export const PageSpinner = () => (
  <div className="grid min-h-[60dvh] place-items-center">
    <Spinner label="Loading" className="size-8 text-accent" />
  </div>
)
