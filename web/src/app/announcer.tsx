/** Announces the new page to screen readers, because client-side navigation is silent. */
export const Announcer = ({ title }: { title: string | undefined }) => (
  <p className="sr-only" aria-live="polite" aria-atomic="true">
    {title}
  </p>
)
