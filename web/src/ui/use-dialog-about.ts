import { useCallback, useState } from 'react'

export interface DialogAbout<Subject> {
  /** the current subject, or the last one */
  subject?: Subject
  open: boolean
  show: (about: Subject) => void
  onOpenChange: (open: boolean) => void
}

/** Keeps a dialog's subject while it closes, so its content doesn't vanish early. */
export function useDialogAbout<Subject>(): DialogAbout<Subject> {
  const [{ subject, open }, set] = useState<{ subject?: Subject; open: boolean }>({ open: false })
  const show = useCallback((about: Subject) => set({ subject: about, open: true }), [])
  const onOpenChange = useCallback((next: boolean) => set((now) => ({ ...now, open: next })), [])
  return { subject, open, show, onOpenChange }
}
