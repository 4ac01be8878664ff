import { adminStatus, community } from '@pepwell/contract/accounts/accounts.calls'
import { listPeptides } from '@pepwell/contract/catalogue/catalogue.calls'
import { medicationLevel } from '@pepwell/contract/levels/medication-levels.calls'
import { listDoseSteps } from '@pepwell/contract/plan/dose-steps.calls'
import { listPlan } from '@pepwell/contract/plan/plan.calls'
import { listGroupInvitations } from '@pepwell/contract/social/group-invitations.calls'
import { passkeysQuery, twoStepQuery } from '../features/accounts/security/security.api.ts'
import { sessionsQuery } from '../features/accounts/sessions/sessions.api.ts'
import { assistantQuery } from '../features/assistant/assistant.api.ts'
import { personalPeptidesQuery } from '../features/catalogue/catalogue.api.ts'
import { doseHistoryQuery, HISTORY_PAGE } from '../features/doses/doses.api.ts'
import { inboxCountsQuery } from '../features/inbox-counts/admin/inbox-counts.api.ts'
import { insightsQuery } from '../features/insights/insights.api.ts'
import { logImportsQuery } from '../features/log-imports/log-imports.api.ts'
import { measuringRemindersQuery } from '../features/measurements/measurements.api.ts'
import { panelFiguresQuery } from '../features/members/admin/panel-figures.ts'
import { targetsQuery } from '../features/nutrition/nutrition.api.ts'
import { addressQuery, ORDERS_PAGE, orderQuery, ordersQuery } from '../features/orders/orders.api.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { channelsQuery, preferencesQuery, remindersQuery } from '../features/reminders/reminders.api.ts'
import { cartQuery, termsQuery } from '../features/shop/cart/cart.api.ts'
import { shopQuery, watchedQuery } from '../features/shop/products/shop.api.ts'
import { myStacksQuery, stackQuery } from '../features/stacks/stacks.api.ts'
import { progressQuery } from '../features/weight/weight.api.ts'
import { vialsQuery } from '../lib/api/own-vials.ts'
import type { Access } from './access.ts'
import {
  bodyQueries,
  calculationCalls,
  dashboardQueries,
  firstLevelQueries,
  friendsQueries,
  mostLikedQuery,
  planCardQueries,
  planQueries,
  sideEffectQueries,
} from './first-queries.ts'
import { barePage, type PageRow, page, publicPage, start } from './page-row.ts'
import { firstPage } from './response-keys.ts'

const visitors: readonly Access[] = ['signed-out']
/** An operator set their password: they must choose a new one first. */
const guests: readonly Access[] = ['needs-password']
const newcomers: readonly Access[] = ['needs-profile']
const members: readonly Access[] = ['complete', 'admin']
const shoppers: readonly Access[] = [...visitors, ...members]
/** Also while the user is loading, because these pages look the same for everyone. */
const everyone: readonly Access[] = ['loading', ...visitors, ...guests, ...newcomers, ...members]

/** Every page. If several fit a path, the first one that the person may see is shown. */
export const pages = {
  resetPassword: publicPage(
    { '/reset-password': everyone },
    'Reset Your Password',
    () => import('../pages/reset-password.tsx'),
    [start('reset-password', { by: 'visitors', weight: 1 })],
  ),
  mailLink: publicPage(
    { '/verify-email': everyone, '/undo-email': everyone, '/unsubscribe': everyone },
    'Your Email',
    () => import('../pages/mail-link.tsx'),
  ),

  landing: publicPage(
    { '/': visitors },
    'Plan, log and understand your regimen',
    () => import('../pages/landing.tsx'),
    [
      start('landing', {
        by: 'visitors',
        soon: ['landing/welcome-dialog'],
        weight: 60,
        budget: 100,
        scripts: 7,
      }),
    ],
  ),
  // Not rendered: browsers autofill sign-in fields, but not inert ones.
  login: publicPage({ '/login': visitors }, 'Sign In', () => import('../pages/login.tsx'), [
    start('login', { by: 'visitors', queries: [], rendered: false, weight: 90, budget: 100, scripts: 8 }),
  ]),
  signUp: publicPage({ '/signup': visitors }, 'Create an Account', () => import('../pages/sign-up.tsx'), [
    start('sign-up', { by: 'visitors', queries: [], weight: 1, budget: 158, scripts: 16 }),
  ]),

  replacePassword: publicPage(
    { '*': guests },
    'Choose a New Password',
    () => import('../pages/replace-password.tsx'),
  ),
  profile: page({ '*': newcomers, '/profile': members }, 'Profile', () => import('../pages/profile.tsx'), [
    start('profile', { by: 'newcomers', name: 'first-questions', queries: [] }),
    start('profile', {
      tab: 'body',
      queries: [progressQuery, targetsQuery, channelsQuery],
      weight: 3,
      budget: 160,
    }),
    start('profile profile/account', { tab: 'account', queries: [channelsQuery] }),
    start('profile profile/notifications', {
      tab: 'notifications',
      queries: [remindersQuery, preferencesQuery, channelsQuery, measuringRemindersQuery],
    }),
    start('profile profile/security', {
      tab: 'security',
      queries: [sessionsQuery, twoStepQuery, passkeysQuery],
    }),
    start('profile', { name: 'data', tab: 'data', queries: [] }),
    start('profile profile/help', { tab: 'help', queries: [], later: [community] }),
  ]),

  dashboard: page(
    { '/': members, '/dashboard': members },
    'Dashboard',
    () => import('../pages/dashboard.tsx'),
    [
      start('dashboard', {
        queries: dashboardQueries,
        later: [listDoseSteps],
        weight: 24,
        scripts: 25,
        budget: 181,
        idleBudget: { rest: 205, doseSheet: 234 },
      }),
    ],
  ),
  peptides: page({ '/peptides': members }, 'Peptides', () => import('../pages/peptides.tsx'), [
    start('peptides', {
      queries: [planQuery, personalPeptidesQuery],
      later: [listPeptides],
      weight: 5,
      budget: 134,
    }),
  ]),
  buildStack: page(
    { '/peptides/build': members },
    'Build a Stack',
    () => import('../pages/peptides/build.tsx'),
    [start('peptides/build', { queries: [planQuery], weight: 4, budget: 187 })],
  ),
  forYourDoctor: barePage(
    { '/peptides/build/for-your-doctor': members },
    'For Your Doctor',
    () => import('../pages/peptides/for-your-doctor.tsx'),
  ),
  myPlan: page({ '/reminders': members }, 'My Plan', () => import('../pages/my-plan.tsx'), [
    start('my-plan', { tab: 'plan', queries: planCardQueries, weight: 3, budget: 159 }),
    start('my-plan my-plan/reminders', {
      tab: 'reminders',
      queries: [...planQueries, preferencesQuery, channelsQuery],
    }),
    start('my-plan my-plan/plan-calculator', {
      tab: 'calculator',
      queries: [...planQueries, personalPeptidesQuery],
      later: calculationCalls,
    }),
    start('my-plan my-plan/history', {
      tab: 'history',
      queries: [...planQueries, firstPage(doseHistoryQuery, HISTORY_PAGE)],
    }),
  ]),
  vials: page({ '/reminders/vials': members }, 'My Vials', () => import('../pages/my-plan/vials.tsx')),
  calculator: page({ '/calculator': members }, 'Dosage Calculator', () => import('../pages/calculator.tsx'), [
    start('calculator', {
      queries: [planQuery, personalPeptidesQuery],
      later: calculationCalls,
      weight: 3,
      budget: 160,
    }),
  ]),
  aiAssistant: page({ '/ai-assistant': members }, 'AI Assistant', () => import('../pages/ai-assistant.tsx'), [
    start('ai-assistant', { queries: [assistantQuery], weight: 3, budget: 135 }),
  ]),
  insights: page({ '/insights': members }, 'AI Insights', () => import('../pages/insights.tsx'), [
    start('insights', {
      queries: [insightsQuery, planQuery],
      dependentQueries: firstLevelQueries,
      later: [medicationLevel],
      weight: 1,
      budget: 142,
    }),
  ]),
  sideEffects: page({ '/side-effects': members }, 'Side Effects', () => import('../pages/side-effects.tsx'), [
    start('side-effects', { queries: sideEffectQueries, weight: 1, budget: 133 }),
  ]),
  body: page({ '/body': members }, 'Body and Labs', () => import('../pages/body.tsx'), [
    start('body', { queries: bodyQueries, weight: 2, budget: 132 }),
  ]),
  trustedSource: page(
    { '/trusted-source': members },
    'Trusted Source',
    () => import('../pages/trusted-source.tsx'),
    [start('trusted-source', { queries: [], weight: 1 })],
  ),
  social: page({ '/social': members }, 'Social', () => import('../pages/social.tsx'), [
    start('social', { tab: 'friends', queries: friendsQueries, weight: 1, budget: 143 }),
    start('social social/chat', {
      tab: 'chat',
      queries: [],
      later: [listGroupInvitations],
      weight: 1,
      budget: 167,
    }),
    start('social social/stacks', { tab: 'stacks', queries: [myStacksQuery], later: [listPlan], weight: 1 }),
    start('social social/discover', {
      tab: 'discover',
      queries: [mostLikedQuery],
      later: [listPlan],
      weight: 1,
      budget: 157,
    }),
  ]),
  stack: page({ '/social/stacks/:id': members }, 'Stack', () => import('../pages/social/stack.tsx'), [
    start('social/stack', {
      queries: [planQuery, (_day, { id = '' }) => stackQuery(id)],
      weight: 2,
      budget: 151,
    }),
  ]),
  importData: page(
    { '/profile/import': members },
    'Import Data',
    () => import('../pages/profile/import-data.tsx'),
    [
      start('profile/import-data', {
        queries: [planQuery, logImportsQuery],
        later: [listPeptides],
        weight: 1,
        budget: 152,
      }),
    ],
  ),
  profileSetup: page(
    { '/profile-setup': members },
    'Complete Your Profile',
    () => import('../pages/profile-setup.tsx'),
    [start('profile-setup', { queries: [], weight: 1, budget: 148 })],
  ),

  checkout: barePage({ '/shop/checkout': members }, 'Checkout', () => import('../pages/shop/checkout.tsx'), [
    start('shop/checkout', { queries: [cartQuery, termsQuery, addressQuery], weight: 2, budget: 167 }),
  ]),
  orders: page({ '/shop/orders': members }, 'Orders', () => import('../pages/shop/orders.tsx'), [
    start('shop/orders', { queries: [firstPage(ordersQuery, ORDERS_PAGE)], weight: 1, budget: 125 }),
  ]),
  order: page({ '/shop/orders/:number': members }, 'Order', () => import('../pages/shop/order.tsx'), [
    start('shop/order', { queries: [(_day, { number = '' }) => orderQuery(number)], weight: 1 }),
  ]),
  invoice: barePage(
    { '/shop/orders/:number/invoice': members },
    'Invoice',
    () => import('../pages/shop/invoice.tsx'),
  ),
  shop: page({ '/shop': shoppers }, 'Shop', () => import('../pages/shop.tsx'), [
    start('shop', { by: 'visitors', weight: 8, budget: 115, scripts: 10 }),
    start('shop shop/members-shop', {
      queries: [shopQuery, planQuery, vialsQuery, watchedQuery],
      budget: 151,
    }),
  ]),
  cart: page({ '/shop/cart': shoppers }, 'Cart', () => import('../pages/shop/cart.tsx'), [
    start('shop/cart', {
      by: 'visitors',
      queries: [termsQuery, shopQuery],
      weight: 1,
      budget: 117,
      scripts: 12,
    }),
    start('shop/cart', { name: 'members-cart', queries: [termsQuery], weight: 1, budget: 130 }),
  ]),
  product: page({ '/shop/:product': shoppers }, 'Shop', () => import('../pages/shop/product.tsx'), [
    start('shop/product', { by: 'visitors', weight: 8, budget: 114, scripts: 10 }),
  ]),

  // The page itself tells non-admins that they lack access.
  admin: page({ '/admin': members }, 'Admin Panel', () => import('../pages/admin.tsx'), [
    start('admin', {
      queries: [panelFiguresQuery, inboxCountsQuery, twoStepQuery, passkeysQuery],
      later: [adminStatus],
      weight: 3,
      budget: 176,
    }),
  ]),
  support: page({ '/admin/support': members }, 'Support', () => import('../pages/admin-support.tsx')),
  failedDeliveries: page(
    { '/admin/failed-deliveries': members },
    'Failed deliveries',
    () => import('../pages/admin-failed-deliveries.tsx'),
  ),
  abuseReports: page(
    { '/admin/abuse-reports': members },
    'Reported by members',
    () => import('../pages/admin-abuse-reports.tsx'),
  ),
  adminHistory: page({ '/admin/history': members }, 'History', () => import('../pages/admin-history.tsx')),
  adminOrder: page({ '/admin/orders/:id': members }, 'Order', () => import('../pages/admin-order.tsx')),
  adminOrderPapers: barePage(
    { '/admin/order-papers': members },
    'Order Papers',
    () => import('../pages/admin-order-papers.tsx'),
  ),
  userProfile: barePage(
    { '/admin/user-profile/:userId': members },
    'User Profile',
    () => import('../pages/user-profile.tsx'),
  ),

  notFound: page({ '*': shoppers }, '404 Page Not Found', () => import('../pages/not-found.tsx')),
} satisfies Record<string, PageRow>
