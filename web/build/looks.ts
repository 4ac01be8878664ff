/** What is loaded together when somebody first looks at a page: sources below web/src. */
export type Look = readonly string[]

const page = (name: string) => `pages/${name}.tsx`
const inBar = (name: string): Look => ['app/main.tsx', 'app/shell/visitor-bar.tsx', page(name)]
const inShell = (...names: string[]): Look => [
  'app/main.tsx',
  'app/shell/member-shell.tsx',
  ...names.map(page),
]
const atTheDoor = (...names: string[]): Look => ['app/main.tsx', ...names.map(page)]

/** The pages that people begin with, and what they are asked for next; any other page takes what it shares with them. */
export const looks: Readonly<Record<string, Look>> = {
  // With the greeting that comes a moment later.
  landing: atTheDoor('landing', 'landing/welcome-dialog'),
  login: atTheDoor('login'),
  'sign-up': atTheDoor('sign-up'),
  'reset-password': atTheDoor('reset-password'),
  shop: inBar('shop'),
  product: inBar('shop/product'),
  cart: inBar('shop/cart'),
  dashboard: inShell('dashboard'),
  'my-plan': inShell('my-plan'),
  peptides: inShell('peptides'),
  calculator: inShell('calculator'),
  profile: inShell('profile'),
  social: inShell('social'),
  chat: inShell('social', 'social/chat'),
  stacks: inShell('social', 'social/stacks'),
  discover: inShell('social', 'social/discover'),
  stack: inShell('social/stack'),
  'build-a-stack': inShell('peptides/build'),
  'ai-assistant': inShell('ai-assistant'),
  insights: inShell('insights'),
  'trusted-source': inShell('trusted-source'),
  'profile-setup': inShell('profile-setup'),
  'import-data': inShell('profile/import-data'),
  'members-cart': inShell('shop/cart'),
  checkout: atTheDoor('shop/checkout'),
  orders: inShell('shop/orders'),
  order: inShell('shop/order'),
  admin: inShell('admin'),
  // Fetched ahead on most pages: logging a dose shall begin at once.
  dose: ['features/doses/sheet/sheet-form.tsx'],
  // What looks after the line to the server, its news and notices, and what opens above a page, once it rests.
  rest: [
    'app/shell/line-status.tsx',
    'lib/live.ts',
    'lib/offline/kept.ts',
    'lib/offline/outbox.ts',
    'ui/toast-list.tsx',
    'ui/panels/dialog.tsx',
    'ui/panels/confirm-dialog.tsx',
    'ui/panels/drawer.tsx',
  ],
}

/** How much more often a look is somebody's first than any other is. */
export const weights: Readonly<Record<string, number>> = {
  landing: 60,
  login: 50,
  shop: 8,
  product: 8,
  dashboard: 24,
  'my-plan': 3,
  peptides: 5,
  calculator: 3,
  profile: 3,
  'build-a-stack': 4,
  'ai-assistant': 3,
  checkout: 2,
  admin: 3,
  rest: 6,
}
