/** A label around a checkbox or radio button, for short lists. */
export const chip =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-edge/60 bg-surface px-4 font-semibold ' +
  'transition-colors duration-100 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft ' +
  'has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-accent'
