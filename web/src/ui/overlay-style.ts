/** The backdrop of a dialog. */
export const veilStyle =
  'fixed inset-0 z-50 bg-veil data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'

/** The grabber on top of a bottom sheet. */
export const grabberStyle = 'mx-auto mt-2 -mb-1 h-1 w-10 shrink-0 rounded-full bg-line'

/** A dialog's panel: a bottom sheet on phones, a centered card from md. */
export const panelStyle =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-[1.75rem] bg-surface text-ink shadow-lift-high ' +
  'md:inset-0 md:m-auto md:h-fit md:max-h-[85dvh] md:w-full md:rounded-[1.75rem] ' +
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out'
