import { useCallback, useState } from 'react'

export interface DialogAbout<Subject> {
  /** what the dialog is about, or was last */
  subject?: Subject
  open: boolean
  show: (about: Subject) => void
  onOpenChange: (open: boolean) => void
}

/** A dialog about something: that something stays while the dialog closes, so that it does not empty before the eyes. */
export function useDialogAbout<Subject>(): DialogAbout<Subject> {
  const [{ subject, open }, set] = useState<{ subject?: Subject; open: boolean }>({ open: false })
  const show = useCallback((about: Subject) => set({ subject: about, open: true }), [])
  const onOpenChange = useCallback((next: boolean) => set((now) => ({ ...now, open: next })), [])
  return { subject, open, show, onOpenChange }
}
