import type { z } from 'zod'
import type { Address, Call, Declaration } from './call.ts'

/**
 * The modules that declare calls, so that the compiler finds a call's types by its address. Type-only: nothing is
 * loaded.
 */
type Module =
  | typeof import('./accounts/account-data.ts')
  | typeof import('./accounts/accounts.ts')
  | typeof import('./accounts/audit.ts')
  | typeof import('./accounts/email-verification.ts')
  | typeof import('./accounts/members.ts')
  | typeof import('./accounts/own-sessions.ts')
  | typeof import('./accounts/page-visits.ts')
  | typeof import('./accounts/passkeys.ts')
  | typeof import('./accounts/phone-verification.ts')
  | typeof import('./accounts/profile-pictures.ts')
  | typeof import('./accounts/profile.ts')
  | typeof import('./accounts/security-events.ts')
  | typeof import('./accounts/two-step.ts')
  | typeof import('./assistant/assistant.ts')
  | typeof import('./catalogue/catalogue-admin.ts')
  | typeof import('./catalogue/catalogue.ts')
  | typeof import('./catalogue/personal-peptides-admin.ts')
  | typeof import('./doses/calculator.ts')
  | typeof import('./doses/doses.ts')
  | typeof import('./doses/injection-sites.ts')
  | typeof import('./health.ts')
  | typeof import('./imports/log-imports.ts')
  | typeof import('./insights/insights.ts')
  | typeof import('./labs/labs.ts')
  | typeof import('./levels/medication-levels.ts')
  | typeof import('./library/library.ts')
  | typeof import('./measurements/measurements.ts')
  | typeof import('./measurements/measuring-reminders.ts')
  | typeof import('./nutrition/nutrition-targets.ts')
  | typeof import('./nutrition/nutrition.ts')
  | typeof import('./nutrition/water.ts')
  | typeof import('./plan/dose-steps.ts')
  | typeof import('./plan/plan-warnings.ts')
  | typeof import('./plan/plan.ts')
  | typeof import('./reads.ts')
  | typeof import('./reminders/inbox-counts.ts')
  | typeof import('./reminders/notifications.ts')
  | typeof import('./reminders/reminders.ts')
  | typeof import('./reports/business-reports.ts')
  | typeof import('./reports/reports.ts')
  | typeof import('./reports/weekly-report.ts')
  | typeof import('./shop/cart.ts')
  | typeof import('./shop/certificates.ts')
  | typeof import('./shop/inventory.ts')
  | typeof import('./shop/orders-admin.ts')
  | typeof import('./shop/orders.ts')
  | typeof import('./shop/price-links.ts')
  | typeof import('./shop/pricing-admin.ts')
  | typeof import('./shop/pricing-imports.ts')
  | typeof import('./shop/pricing.ts')
  | typeof import('./shop/product-costs.ts')
  | typeof import('./shop/product-watches.ts')
  | typeof import('./shop/storefront.ts')
  | typeof import('./shop/vitamin-costs.ts')
  | typeof import('./side-effects/side-effects.ts')
  | typeof import('./social/abuse-reports.ts')
  | typeof import('./social/chat-messages.ts')
  | typeof import('./social/chat-pictures.ts')
  | typeof import('./social/chat.ts')
  | typeof import('./social/friends.ts')
  | typeof import('./social/group-invitations.ts')
  | typeof import('./social/support-chat.ts')
  | typeof import('./stacks/stack-builder.ts')
  | typeof import('./stacks/stacks.ts')
  | typeof import('./vials/vials.ts')
  | typeof import('./vitamins/supplements-admin.ts')
  | typeof import('./vitamins/supplements.ts')
  | typeof import('./weight/progress-photos.ts')
  | typeof import('./weight/weight.ts')

type CallsIn<M> = M extends unknown
  ? { [Name in keyof M]: M[Name] extends Call ? M[Name] : never }[keyof M]
  : never
type DeclaredCall = CallsIn<Module>

type Place<C> = C extends Call ? Pick<C, 'method' | 'path'> : never

/** The address of a declared call; any other is a type error. */
export type DeclaredAddress = Address & Place<DeclaredCall>

/** The call at an address, or the call itself. */
type CallOf<C> = C extends Call
  ? C
  : C extends { method: infer Method; path: infer Path }
    ? Extract<DeclaredCall, { method: Method; path: Path }>
    : never

/** A call's input before validation applies defaults. */
export type CallInput<C> =
  CallOf<C> extends Declaration<infer Params, infer Query, infer Body>
    ? OptionalInput<'params', InPath<z.input<Params>>> &
        OptionalInput<'query', z.input<Query>> &
        OptionalInput<'body', z.input<Body>>
    : never

/** Path parameters are text; numbers are accepted. */
type InPath<Params> = Params extends object ? { [Name in keyof Params]: Params[Name] | number } : Params

type OptionalInput<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value }

/** A call's reply on success. */
export type CallReply<C> =
  CallOf<C> extends Declaration<z.ZodType, z.ZodType, z.ZodType, infer Reply> ? z.output<Reply> : never
