import { lazyView } from '../../lib/rendering/lazy-view.ts'

/** The member shell as a lazy chunk, because visitors don't need it. */
export const MemberShell = lazyView(() => import('./member-shell.tsx'))
