/** The first tab stop: skips the bars. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only z-60 rounded-xl bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
  >
    Skip to content
  </a>
)
