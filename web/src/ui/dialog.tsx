import { commonPanel } from './lazy-panel.tsx'
import type { DialogProps } from './panels/dialog.tsx'

/** A scrollable dialog; a bottom sheet on phones. */
export const Dialog = commonPanel<DialogProps>(() => import('./panels/dialog.tsx'))
