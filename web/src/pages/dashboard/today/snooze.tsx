import { fetchedMenu } from '../../../ui/fetched-menu.tsx'
import { SnoozeButton } from './snooze-button.tsx'
import type { SnoozeProps } from './snooze-menu.tsx'

/** Alternatives to taking it now. */
export const Snooze = fetchedMenu<SnoozeProps>(
  () => import('./snooze-menu.tsx'),
  ({ name }) => <SnoozeButton name={name} />,
)
