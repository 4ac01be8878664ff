import { lazy } from 'react'
import { fetchAhead } from '../../lib/fetch-ahead.ts'
import { DoseDialog, type DoseDialogProps, loggable } from './dose-dialog.tsx'

const loadForm = () => import('./full-dose-form.tsx')

// The dashboard opens without the form and its schema; they are fetched while nobody waits for them.
const FullDoseForm = lazy(loadForm)

/** The page's own data come first. */
const AHEAD_MS = 1000

/** Fetches the form ahead of its first use. */
export const preloadDoseForm = fetchAhead(loadForm, AHEAD_MS)

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
