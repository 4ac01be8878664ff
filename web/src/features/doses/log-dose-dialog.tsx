import { lazy } from 'react'
import { DoseDialog, type DoseDialogProps, loggable } from './dose-dialog.tsx'

const loadForm = () => import('./full-dose-form.tsx')

// The dashboard opens without the form and its schema; they are fetched while nobody waits for them.
const FullDoseForm = lazy(loadForm)

/** The page's own data come first. */
const AHEAD_MS = 1000

/** Fetches the form ahead; should that fail, opening the dialog tries again. Returns what calls it off. */
export function preloadDoseForm(): () => void {
  const timer = setTimeout(() => loadForm().catch(() => {}), AHEAD_MS)
  return () => clearTimeout(timer)
}

/** The dashboard's dialog to log a dose. */
export const LogDoseDialog = (props: DoseDialogProps) => (
  <DoseDialog
    {...props}
    title="Log Dose"
    entries={loggable(props)}
    failure="Failed to log dose. Please try again."
  >
    {(form) => <FullDoseForm {...form} />}
  </DoseDialog>
)
