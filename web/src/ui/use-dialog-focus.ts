import { useRef } from 'react'

/** Where there is a mouse there is a keyboard; a phone's would cover half of the dialog before it was read. */
export const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

const firstField = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')

/**
 * Where the focus goes when a dialog opens and closes: to the first field, or else to the panel (the close button
 * comes first in the order, but nobody opens a dialog to close it); and back to whatever opened it, unless the
 * focus was given to something else in the meantime, such as the page that a link in it led to.
 * @param begins 'field' as above; 'own' leaves the beginning to the dialog (a question begins at Cancel)
 */
export function useDialogFocus(begins: 'field' | 'own' = 'field') {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      if (begins === 'own') return
      event.preventDefault()
      const panel = event.currentTarget as HTMLElement
      const field = hasKeyboard() && firstField(panel)
      ;(field || panel).focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const isNowhere = document.activeElement === null || document.activeElement === document.body
      if (isNowhere && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
