import { lazyView } from '../../lib/rendering/lazy-view.ts'

/** The shell of signed-in people in a chunk of its own: visitors need none of it. */
export const MemberShell = lazyView(() => import('./member-shell.tsx'))
