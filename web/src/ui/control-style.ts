/** What every control that is typed or chosen in looks like. */
export const controlStyle =
  'block w-full min-w-0 min-h-11 rounded-xl border border-edge bg-surface px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-soft/80 focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-soft ' +
  '[&:read-only:not(select)]:bg-sunken aria-invalid:border-danger aria-invalid:outline-danger'
