import { Spinner } from '../ui/spinner.tsx'

/** What stands in the place of a page that is not here yet, or not known yet. */
export const Waiting = () => (
  <div className="grid min-h-[60dvh] place-items-center">
    <Spinner label="Loading" className="size-8 text-accent" />
  </div>
)
