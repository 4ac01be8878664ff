import { DoseMenuButton } from '../../../features/doses/edit/dose-menu-button.tsx'
import type { DoseToolsProps } from '../../../features/doses/edit/dose-tools.tsx'
import { fetchedMenu } from '../../../ui/fetched-menu.tsx'

/** A logged dose's menu. */
export const TakenMenu = fetchedMenu<DoseToolsProps>(
  () => import('../../../features/doses/edit/dose-tools.tsx'),
  ({ dose, timeZone }) => <DoseMenuButton dose={dose} timeZone={timeZone} />,
)
