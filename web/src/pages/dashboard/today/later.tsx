import { fetchedMenu } from '../../../ui/fetched-menu.tsx'
import { LaterButton } from './later-button.tsx'
import type { LaterProps } from './later-menu.tsx'

/** Other choices than taking it now. */
export const Later = fetchedMenu<LaterProps>(
  () => import('./later-menu.tsx'),
  ({ name }) => <LaterButton name={name} />,
)
