/** What is loaded together when somebody first looks at a page: sources below web/src. */
export type Look = readonly string[]

const page = (name: string) => `pages/${name}.tsx`
const inBar = (name: string): Look => ['app/shell/visitor-bar.tsx', page(name)]
const inShell = (...names: string[]): Look => ['app/shell/member-shell.tsx', ...names.map(page)]

/** What every page begins with. */
export const start: Look = ['app/main.tsx']

/** The bars of members, and their notices. */
export const shell: Look = [...inShell(), 'ui/toast-list.tsx']

/** With the greeting that comes a moment later. */
export const landing: Look = [page('landing'), page('landing/welcome-dialog')]
export const signIn: Look = [page('login')]
export const doors: readonly Look[] = [landing, signIn, [page('sign-up')], [page('reset-password')]]

export const shop = ['shop', 'shop/product', 'shop/cart'].map(inBar)

export const dashboard: Look = [...inShell('dashboard'), 'pages/dashboard/widgets.ts']

/** What is fetched ahead on most pages: logging a dose shall begin at once. */
export const doseForm: Look = ['features/doses/sheet/sheet-form.tsx']

/** The pages about what somebody takes: they have much in common. */
export const planning = ['my-plan', 'peptides', 'calculator'].map((name) => inShell(name))

/** The other pages that members begin with. */
export const others = [...planning, inShell('profile'), inShell('social', 'social/friends')]

export const members = [dashboard, ...others]

/** What looks after the line to the server, once a page rests. */
export const line = inShell().concat('app/shell/line-status.tsx')

/** The back office, of which members load nothing. */
export const admin = inShell('admin', 'admin/panel', 'admin/users-tab')
