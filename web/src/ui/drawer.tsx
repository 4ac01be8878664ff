import { commonPanel } from './lazy-panel.tsx'
import type { DrawerProps } from './panels/drawer.tsx'

/** A panel from an edge: navigation from the side, a few choices from the bottom. */
export const Drawer = commonPanel<DrawerProps>(() => import('./panels/drawer.tsx'))
