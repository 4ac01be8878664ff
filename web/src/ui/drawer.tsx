import { commonPanel } from './lazy-panel.tsx'
import type { DrawerProps } from './panels/drawer.tsx'

/** A panel from an edge: navigation from a side, a few choices from below. */
export const Drawer = commonPanel<DrawerProps>(() => import('./panels/drawer.tsx'))
