import { lazyPage } from '../lazy-page.ts'

/** The shell of signed-in people in a chunk of its own: visitors need none of it. */
export const MemberShell = lazyPage(() => import('./member-shell.tsx'))
