/** What is loaded together when somebody first looks at a page: sources below web/src. */
export type Look = readonly string[]

const page = (name: string) => `pages/${name}.tsx`
const inBar = (name: string): Look => ['app/shell/visitor-bar.tsx', page(name)]
const inShell = (...names: string[]): Look => ['app/shell/member-shell.tsx', ...names.map(page)]

/** What every page begins with. */
export const start: Look = ['app/main.tsx']

/** The bars of members. */
export const shell = inShell()

/** With the greeting that comes a moment later. */
export const landing: Look = [page('landing'), page('landing/welcome-dialog')]
export const signIn: Look = [page('login')]
export const doors: readonly Look[] = [landing, signIn, [page('sign-up')], [page('reset-password')]]

export const shop = ['shop', 'shop/product', 'shop/cart'].map(inBar)

export const dashboard = inShell('dashboard')

/** What is fetched ahead on most pages: logging a dose shall begin at once. */
export const doseForm: Look = ['features/doses/sheet/sheet-form.tsx']

/** The pages about what somebody takes: they have much in common. */
export const planning = ['my-plan', 'peptides', 'calculator'].map((name) => inShell(name))

/** The other pages that members begin with. */
export const others = [...planning, inShell('profile'), inShell('social')]

export const members = [dashboard, ...others]

/** What looks after the line to the server, its news and notices, once a page rests. */
export const rest: Look = [
  'app/shell/line-status.tsx',
  'lib/live.ts',
  'lib/offline/kept.ts',
  'lib/offline/outbox.ts',
  'ui/toast-list.tsx',
]

/** The back office, of which members load nothing. */
export const admin = inShell('admin', 'admin/panel', 'admin/users-tab')
