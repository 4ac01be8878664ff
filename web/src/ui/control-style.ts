/** The shared look of all inputs. */
export const controlStyle =
  'block w-full min-w-0 min-h-11 rounded-xl border border-edge bg-surface px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-soft/80 focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-soft ' +
  '[&:read-only:not(select)]:bg-sunken aria-invalid:border-danger aria-invalid:outline-danger'

/** A checkbox in both themes; the browser's own is gray on dark. */
export const checkboxStyle =
  'grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-md border-2 border-edge bg-surface ' +
  'checked:border-accent checked:bg-accent disabled:opacity-50 aria-invalid:border-danger ' +
  'before:mb-0.5 before:h-2.5 before:w-1.5 before:rotate-45 before:border-r-2 before:border-b-2 before:border-on-accent ' +
  'before:opacity-0 checked:before:opacity-100'
