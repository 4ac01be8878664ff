import { commonPanel } from './lazy-panel.tsx'
import type { DialogProps } from './panels/dialog.tsx'

/** A dialog; on phones a sheet from below, where the thumb is. Scrolls inside. */
export const Dialog = commonPanel<DialogProps>(() => import('./panels/dialog.tsx'))
