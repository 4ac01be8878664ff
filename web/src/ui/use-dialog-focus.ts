import { useRef } from 'react'
import { expandFrom } from '../lib/browser/motion.ts'

/** A mouse implies a hardware keyboard; a phone's would cover half of the dialog. */
export const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

const firstField = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')

/**
 * Focus of a dialog: on open, the first field or else the panel, not the close button; on close, back to the trigger,
 * unless focus moved elsewhere meanwhile, such as to a new page.
 * @param begins 'field' as above; 'own' if the dialog sets the initial focus (a confirmation focuses Cancel)
 */
export function useDialogFocus(begins: 'field' | 'own' = 'field') {
  // A field that takes focus as it mounts skips onOpenAutoFocus, so the first render notes the trigger, too.
  const opener = useRef<Element | null>(globalThis.document?.activeElement ?? null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      if (begins === 'own') return
      event.preventDefault()
      const panel = event.currentTarget as HTMLElement
      expandFrom(opener.current, panel)
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
