/** A label around a box or a round mark, one choice of a few that are all in sight. */
export const chip =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-edge/60 bg-surface px-4 font-semibold ' +
  'transition-colors duration-100 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft ' +
  'has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-accent'
