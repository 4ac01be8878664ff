/** The shell of signed-in people in a chunk of its own: visitors need none of it. */
export const loadMemberShell = () => import('./member-shell.tsx')
