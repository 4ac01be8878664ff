import { commonPanel } from './lazy-panel.tsx'
import type { ConfirmDialogProps } from './panels/confirm-dialog.tsx'

/** A confirmation that must be answered first. */
export const ConfirmDialog = commonPanel<ConfirmDialogProps>(() => import('./panels/confirm-dialog.tsx'))
