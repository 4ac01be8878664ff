/** Modules that load together when a page opens first: sources below web/src. */
export type ChunkEntry = readonly string[]

const page = (name: string) => `pages/${name}.tsx`
const inBar = (name: string): ChunkEntry => ['app/main.tsx', 'app/shell/visitor-bar.tsx', page(name)]
const inShell = (...names: string[]): ChunkEntry => [
  'app/main.tsx',
  'app/shell/member-shell.tsx',
  ...names.map(page),
]
const withoutBars = (...names: string[]): ChunkEntry => ['app/main.tsx', ...names.map(page)]

/** The pages people open first, and what loads next. Any other page reuses the chunks it shares with these. */
export const chunkEntries: Readonly<Record<string, ChunkEntry>> = {
  // With the welcome dialog that opens a moment later.
  landing: withoutBars('landing', 'landing/welcome-dialog'),
  login: withoutBars('login'),
  'sign-up': withoutBars('sign-up'),
  'reset-password': withoutBars('reset-password'),
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
  checkout: withoutBars('shop/checkout'),
  orders: inShell('shop/orders'),
  order: inShell('shop/order'),
  admin: inShell('admin'),
  // Prefetched on most pages, so that logging a dose starts at once.
  dose: ['features/doses/sheet/sheet-form.tsx'],
  // Loaded once the page is idle: connectivity, live updates, toasts, and what opens above a page.
  rest: [
    'app/shell/connectivity-status.tsx',
    'lib/api/live.ts',
    'lib/offline/response-cache.ts',
    'lib/offline/outbox.ts',
    'ui/toast-list.tsx',
    'ui/panels/dialog.tsx',
    'ui/panels/confirm-dialog.tsx',
    'ui/panels/drawer.tsx',
  ],
}

/** How much more often an entry is somebody's first page than any other entry is. */
export const weights: Readonly<Record<string, number>> = {
  landing: 60,
  login: 90,
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
