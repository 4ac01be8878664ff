import { type LazyView, lazyView } from '../lib/rendering/lazy-view.ts'

export interface Page {
  /** window title, also announced on navigation */
  title: string
  view: LazyView
}

const page = (title: string, load: Parameters<typeof lazyView>[0]): Page => ({ title, view: lazyView(load) })

/** Every page; access.ts decides who reaches them. */
export const pages = {
  landing: page('Plan, log and understand your regimen', () => import('../pages/landing.tsx')),
  login: page('Sign In', () => import('../pages/login.tsx')),
  signUp: page('Create an Account', () => import('../pages/sign-up.tsx')),
  resetPassword: page('Reset Your Password', () => import('../pages/reset-password.tsx')),
  mailLink: page('Your Email', () => import('../pages/mail-link.tsx')),
  replacePassword: page('Choose a New Password', () => import('../pages/replace-password.tsx')),
  dashboard: page('Dashboard', () => import('../pages/dashboard.tsx')),
  peptides: page('Peptides', () => import('../pages/peptides.tsx')),
  buildStack: page('Build a Stack', () => import('../pages/peptides/build.tsx')),
  forYourDoctor: page('For Your Doctor', () => import('../pages/peptides/for-your-doctor.tsx')),
  calculator: page('Dosage Calculator', () => import('../pages/calculator.tsx')),
  myPlan: page('My Plan', () => import('../pages/my-plan.tsx')),
  vials: page('My Vials', () => import('../pages/my-plan/vials.tsx')),
  aiAssistant: page('AI Assistant', () => import('../pages/ai-assistant.tsx')),
  insights: page('AI Insights', () => import('../pages/insights.tsx')),
  sideEffects: page('Side Effects', () => import('../pages/side-effects.tsx')),
  body: page('Body and Labs', () => import('../pages/body.tsx')),
  trustedSource: page('Trusted Source', () => import('../pages/trusted-source.tsx')),
  social: page('Social', () => import('../pages/social.tsx')),
  stack: page('Stack', () => import('../pages/social/stack.tsx')),
  checkout: page('Checkout', () => import('../pages/shop/checkout.tsx')),
  orders: page('Orders', () => import('../pages/shop/orders.tsx')),
  order: page('Order', () => import('../pages/shop/order.tsx')),
  invoice: page('Invoice', () => import('../pages/shop/invoice.tsx')),
  profile: page('Profile', () => import('../pages/profile.tsx')),
  importData: page('Import Data', () => import('../pages/profile/import-data.tsx')),
  profileSetup: page('Complete Your Profile', () => import('../pages/profile-setup.tsx')),
  shop: page('Shop', () => import('../pages/shop.tsx')),
  product: page('Shop', () => import('../pages/shop/product.tsx')),
  cart: page('Cart', () => import('../pages/shop/cart.tsx')),
  admin: page('Admin Panel', () => import('../pages/admin.tsx')),
  userProfile: page('User Profile', () => import('../pages/user-profile.tsx')),
  abuseReports: page('Reported by members', () => import('../pages/admin-abuse-reports.tsx')),
  support: page('Support', () => import('../pages/admin-support.tsx')),
  failedDeliveries: page('Failed deliveries', () => import('../pages/admin-failed-deliveries.tsx')),
  adminHistory: page('History', () => import('../pages/admin-history.tsx')),
  adminOrder: page('Order', () => import('../pages/admin-order.tsx')),
  adminOrderPapers: page('Order Papers', () => import('../pages/admin-order-papers.tsx')),
  notFound: page('404 Page Not Found', () => import('../pages/not-found.tsx')),
} satisfies Record<string, Page>
