/** Tells a screen reader which page was reached; a page that loads in place makes no sound by itself. */
export const Announcer = ({ title }: { title: string | undefined }) => (
  <p className="sr-only" aria-live="polite" aria-atomic="true">
    {title}
  </p>
)
