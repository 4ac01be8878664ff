import { commonPanel } from './lazy-panel.tsx'
import type { ConfirmDialogProps } from './panels/confirm-dialog.tsx'

/** A question that has to be answered before anything else. */
export const ConfirmDialog = commonPanel<ConfirmDialogProps>(() => import('./panels/confirm-dialog.tsx'))
