import { MAX_LAB_RESULTS } from '@pepwell/domain/labs/lab-values'
import { MAX_MEASUREMENTS } from '@pepwell/domain/measurements/measurements'
import { MAX_STEP_DECISIONS } from '@pepwell/domain/plan/titration'
import { MAX_CERTIFICATES } from '@pepwell/domain/shop/certificates'
import { BELOW_CARD_MINIMUM } from '@pepwell/domain/shop/order-totals'
import { MAX_UNPAID_ORDERS } from '@pepwell/domain/shop/unpaid-order-limits'
import { MAX_SIDE_EFFECTS } from '@pepwell/domain/side-effects/side-effects'
import {
  CHANGEABLE_MINUTES,
  DECLINED_GROUP_DAYS,
  MAX_GROUP_FRIENDS,
  MAX_SAVED_REPLIES,
} from '@pepwell/domain/social/chat'
import {
  ASK_AGAIN_AFTER_DAYS,
  MAX_BLOCKED,
  MAX_FRIENDS,
  MAX_OPEN_REQUESTS,
} from '@pepwell/domain/social/friends'
import { MAX_STACKS } from '@pepwell/domain/stacks/stacks'
import {
  MAX_DOSES,
  MAX_DOSES_PER_DAY,
  MAX_PERSONAL_PEPTIDES,
  MAX_PLAN_ENTRIES,
  MAX_REMINDERS,
} from '@pepwell/domain/text/limits'
import { numberText } from '@pepwell/domain/text/number-text'
import { MAX_CONTAINERS } from '@pepwell/domain/vials/containers'
import { accountRefusals } from './accounts/account-refusals.ts'
import { formMessage } from './form-messages.ts'

/** Every expected refusal with its HTTP status and default message. */
export const refusals = {
  ...accountRefusals,
  INVALID_INPUT: { status: 400, message: 'Please check what you entered' },
  MALFORMED_JSON: { status: 400, message: 'The request is not valid JSON' },
  ENDED_BEFORE_START: { status: 400, message: 'Enter an end after the start' },
  RANGE_REVERSED: { status: 400, message: 'Enter the lower end of the range first' },
  MEASURED_IN_FUTURE: { status: 400, message: 'Enter a time that is not in the future' },
  END_BEFORE_START: { status: 400, message: formMessage.END_BEFORE_START },
  BORN_IN_FUTURE: { status: 400, message: 'Please enter a valid date of birth' },
  FIRST_SITE_MISSING: { status: 400, message: 'Please name the first site too' },
  SITES_NOT_DISTINCT: { status: 400, message: 'Please name each site once' },
  TAKEN_IN_FUTURE: { status: 400, message: formMessage.TAKEN_IN_FUTURE },
  STEP_OUT_OF_RANGE: { status: 400, message: 'Choose a first day within 10 years of today' },
  DAY_OUT_OF_RANGE: { status: 400, message: formMessage.DAY_OUT_OF_RANGE },
  MIXED_IN_FUTURE: { status: 400, message: formMessage.MIXED_IN_FUTURE },
  LOGGED_IN_FUTURE: { status: 400, message: formMessage.LOGGED_IN_FUTURE },
  PHOTO_NOT_AN_IMAGE: { status: 400, message: formMessage.PHOTO_NOT_AN_IMAGE },
  PHOTO_LINK_REFUSED: { status: 400, message: 'A photo link must begin with https://' },
  CERTIFICATE_NOT_PDF: {
    status: 400,
    message: 'Please choose a whole PDF without scripts or attached files',
  },
  REPORT_UNREADABLE: {
    status: 400,
    message: 'We can’t read this PDF. Remove its password, or send a photo.',
  },
  REPORT_TOO_LONG: { status: 400, message: 'Choose a PDF with at most 10 pages' },
  PHOTO_TOO_LARGE: { status: 413, message: formMessage.PHOTO_TOO_LARGE },
  NOT_ALLOWED: { status: 403, message: 'You’re not allowed to do this' },
  FOREIGN_ORIGIN: { status: 403, message: 'We refused this request because it came from another website' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address' },
  DELIVERY_NOT_FOUND: { status: 404, message: 'We’re already retrying this delivery, or it doesn’t exist' },
  MEMBER_NOT_FOUND: { status: 404, message: 'This member doesn’t exist' },
  PLAN_ENTRY_NOT_FOUND: { status: 404, message: 'This peptide isn’t in your plan' },
  WARNING_NOT_FOUND: { status: 404, message: 'This warning has changed. Please look again.' },
  PEPTIDE_NOT_FOUND: { status: 404, message: 'This peptide doesn’t exist' },
  AI_CHAT_NOT_FOUND: { status: 404, message: 'This conversation doesn’t exist' },
  SITE_NOT_FOUND: { status: 404, message: 'This site isn’t on your list' },
  LOG_IMPORT_NOT_FOUND: { status: 404, message: 'This import is no longer in your history' },
  DOSE_NOT_FOUND: { status: 404, message: 'This dose doesn’t exist' },
  ORDER_ITEM_NOT_FOUND: { status: 404, message: 'This vial isn’t in your delivered orders' },
  VIAL_NOT_FOUND: { status: 404, message: 'This vial doesn’t exist' },
  REMINDER_NOT_FOUND: { status: 404, message: 'This reminder doesn’t exist' },
  SUPPLEMENT_NOT_FOUND: { status: 404, message: 'This supplement doesn’t exist' },
  PRICE_LINK_NOT_FOUND: { status: 404, message: 'This link doesn’t exist' },
  VENDOR_PRICE_NOT_FOUND: { status: 404, message: 'This price doesn’t exist' },
  PERSONAL_PEPTIDE_NOT_FOUND: { status: 404, message: 'This personal peptide doesn’t exist' },
  WEIGHT_LOG_NOT_FOUND: { status: 404, message: 'This weigh-in doesn’t exist' },
  PHOTO_NOT_FOUND: { status: 404, message: 'This photo doesn’t exist' },
  SIDE_EFFECT_NOT_FOUND: { status: 404, message: 'This side effect doesn’t exist' },
  MEASUREMENT_NOT_FOUND: { status: 404, message: 'This measurement doesn’t exist' },
  LAB_RESULT_NOT_FOUND: { status: 404, message: 'This lab result doesn’t exist' },
  FOOD_NOT_FOUND: { status: 404, message: 'We don’t know this food' },
  BARCODE_NOT_FOUND: { status: 404, message: 'We don’t know this product yet' },
  NOT_INJECTED: {
    status: 409,
    message: 'You don’t inject this peptide, so there’s nothing to draw into a syringe',
  },
  BARCODES_OFF: { status: 409, message: 'Barcode lookup is off on this server' },
  FOOD_LOG_NOT_FOUND: { status: 404, message: 'This entry doesn’t exist' },
  WATER_LOG_NOT_FOUND: { status: 404, message: 'This drink doesn’t exist' },
  COST_NOT_FOUND: { status: 404, message: 'These costs don’t exist' },
  BATCH_NOT_FOUND: { status: 404, message: 'This batch doesn’t exist' },
  CERTIFICATE_NOT_FOUND: { status: 404, message: 'This certificate doesn’t exist' },
  PRODUCT_NOT_FOUND: { status: 404, message: 'This product doesn’t exist' },
  CART_LINE_NOT_FOUND: { status: 404, message: 'This isn’t in your cart' },
  SUPPLEMENT_LOG_NOT_FOUND: { status: 404, message: 'This entry doesn’t exist' },
  FRIEND_REQUEST_NOT_FOUND: { status: 404, message: 'This request was already answered or canceled' },
  NOT_FRIENDS: { status: 404, message: 'You are not friends' },
  REPORT_NOT_FOUND: { status: 404, message: 'This report is already resolved or doesn’t exist' },
  REPORTED_NOT_FOUND: { status: 404, message: 'The content you reported is gone' },
  NOT_SUSPENDED: { status: 404, message: 'This account isn’t suspended' },
  ADMIN_NOT_SUSPENDED: { status: 409, message: 'Remove this admin’s rights before you suspend them' },
  NOTHING_TO_HIDE: { status: 409, message: 'There’s nothing here to hide' },
  STACK_NOT_FOUND: { status: 404, message: 'This stack doesn’t exist, or its owner no longer shares it' },
  STACK_NOT_SHARED: { status: 409, message: 'Make this stack public before you share it' },
  BLOCK_NOT_FOUND: { status: 404, message: 'You haven’t blocked this person' },
  CHAT_ROOM_NOT_FOUND: {
    status: 404,
    message: 'This conversation doesn’t exist, or you’re no longer in it',
  },
  CHAT_MESSAGE_NOT_FOUND: { status: 404, message: 'This message no longer exists' },
  SAVED_REPLY_NOT_FOUND: { status: 404, message: 'This reply no longer exists' },
  ONESELF: { status: 409, message: 'This is you' },
  ALREADY_FRIENDS: { status: 409, message: 'You’re already friends' },
  ASKED_TOO_EARLY: {
    status: 409,
    message: `They declined your last request. You can ask again ${ASK_AGAIN_AFTER_DAYS} days after that.`,
  },
  OPEN_REQUESTS_FULL: {
    status: 409,
    message: `You have ${MAX_OPEN_REQUESTS} open requests. Please wait for an answer or cancel one.`,
  },
  FRIENDS_FULL: { status: 409, message: `One of you has ${MAX_FRIENDS} friends already` },
  BLOCKED_FULL: { status: 409, message: `You have blocked ${MAX_BLOCKED} people already` },
  REMINDERS_FULL: {
    status: 409,
    message: `You can have ${MAX_REMINDERS} reminders. Please delete one first.`,
  },
  PERSONAL_PEPTIDES_FULL: {
    status: 409,
    message: `You can have ${MAX_PERSONAL_PEPTIDES} personal peptides. Please delete one first.`,
  },
  PLAN_FULL: {
    status: 409,
    message: `Your plan can have ${MAX_PLAN_ENTRIES} entries. Please remove one first.`,
  },
  NO_NEXT_STEP: { status: 409, message: 'You have no next step' },
  NO_EARLIER_STEP: { status: 409, message: 'You are on your first step' },
  STEP_CHANGED: { status: 409, message: 'Your steps changed on another device. Please look again.' },
  STEP_TAKEN_TODAY: { status: 409, message: 'You already took a step today' },
  STEP_ON_HOLD: { status: 409, message: 'Ask your prescriber before you take this step' },
  STEP_HISTORY_FULL: {
    status: 409,
    message: `You can change the steps of one peptide ${MAX_STEP_DECISIONS} times`,
  },
  PHOTO_SPACE_FULL: {
    status: 409,
    message: 'You’ve used all your photo storage. Please delete some first.',
  },
  VIALS_FULL: {
    status: 409,
    message: `You can have ${MAX_CONTAINERS} vials and pens. Please delete one first.`,
  },
  VIAL_LEDGER_FULL: { status: 409, message: 'This vial has no room for more entries. Add a new vial.' },
  VIAL_HAS_HISTORY: { status: 409, message: 'This vial has a history in its unit. Add a new vial instead.' },
  NOT_LIQUID: { status: 409, message: 'Enter how many mL are in it first' },
  DOSES_OF_DAY_FULL: { status: 409, message: `This day has ${MAX_DOSES_PER_DAY} doses already` },
  DOSES_FULL: {
    status: 409,
    message: `You have ${numberText(MAX_DOSES)} doses already. Please delete some first.`,
  },
  SIDE_EFFECTS_FULL: {
    status: 409,
    message: `You have ${numberText(MAX_SIDE_EFFECTS)} side effects already. Delete some first.`,
  },
  MEASUREMENTS_FULL: {
    status: 409,
    message: `You have ${numberText(MAX_MEASUREMENTS)} measurements already. Delete some first.`,
  },
  LAB_UNIT_UNKNOWN: { status: 400, message: 'Choose a unit for this test' },
  LAB_RESULTS_FULL: {
    status: 409,
    message: `You have ${numberText(MAX_LAB_RESULTS)} lab results already. Delete some first.`,
  },
  STACKS_FULL: { status: 409, message: `You have ${MAX_STACKS} stacks already. Please delete one first.` },
  GROUP_DECLINED: {
    status: 409,
    message: `They declined this group. You can invite them again ${DECLINED_GROUP_DAYS} days after that.`,
  },
  GROUP_INVITATIONS_FULL: { status: 409, message: 'They have too many open invitations. Try again later.' },
  GROUP_INVITATION_NOT_FOUND: { status: 404, message: 'This invitation is no longer open' },
  GROUP_FULL: { status: 409, message: `A group has room for you and ${MAX_GROUP_FRIENDS} friends` },
  CHAT_ROOM_CLOSED: { status: 409, message: 'Everyone else has left' },
  CHAT_MESSAGE_TOO_OLD: {
    status: 409,
    message: `You can edit or delete a message for ${CHANGEABLE_MINUTES} minutes after sending it`,
  },
  SAVED_REPLIES_FULL: { status: 409, message: `The team already has ${MAX_SAVED_REPLIES} saved replies` },
  SUPPORT_NOT_BLOCKED: { status: 409, message: 'You can’t block the support team' },
  ORDER_NOT_FOUND: { status: 404, message: 'This order doesn’t exist' },
  NO_PRICE_LINK: { status: 409, message: 'Add a link to read a price from first' },
  CHANGED_MEANWHILE: { status: 409, message: 'Someone else changed this in the meantime' },
  PEPTIDE_NAME_TAKEN: { status: 409, message: 'A peptide with this name already exists' },
  PEPTIDE_IN_USE: {
    status: 409,
    message: 'You can’t delete a peptide in members’ plans. Hide it from the shop instead.',
  },
  PEPTIDE_IN_STOCK: {
    status: 409,
    message: 'You can’t delete a peptide with stock on hand',
  },
  PEPTIDE_IS_DRAFT: { status: 409, message: 'Publish this draft before you show it in the shop' },
  COST_TAKEN: { status: 409, message: 'This vitamin already has costs. Please edit them.' },
  SUPPLEMENT_NAME_TAKEN: { status: 409, message: 'A vitamin with this name already exists' },
  TOO_MANY_CERTIFICATES: {
    status: 409,
    message: `A batch has at most ${MAX_CERTIFICATES} certificates. Remove one first.`,
  },
  SUPPLEMENT_IN_STOCK: {
    status: 409,
    message: 'You can’t delete a vitamin with batches in stock. Hide it instead.',
  },
  ALREADY_IN_PLAN: { status: 409, message: 'This peptide is already in your plan' },
  OCCURRENCE_SETTLED: { status: 409, message: 'This dose was already logged or skipped' },
  CART_EMPTY: { status: 409, message: 'Your cart is empty' },
  OUT_OF_STOCK: { status: 409, message: 'We don’t have enough of this left' },
  UNPAID_ORDERS_FULL: {
    status: 409,
    message: `Pay for an order first, or try again tomorrow. You can have ${MAX_UNPAID_ORDERS} unpaid orders a day.`,
  },
  SHARE_OF_STOCK: {
    status: 409,
    message: 'Take fewer, or try again later. We keep some stock for other buyers.',
  },
  PROFILE_INCOMPLETE: { status: 409, message: 'Please complete your profile before you order' },
  PRICE_CHANGED: { status: 409, message: 'Prices have changed. Please look at the new total.' },
  NO_SHIPPING_THERE: { status: 409, message: 'We don’t ship to this country' },
  NO_CARDS_HERE: { status: 409, message: 'We don’t accept cards here. Please choose another way to pay.' },
  BELOW_CARD_MINIMUM: { status: 409, message: BELOW_CARD_MINIMUM },
  CONFIRM_PAYMENT: {
    status: 409,
    message: 'We haven’t received payment for this order. Please confirm the change.',
  },
  LOT_RECALLED: { status: 409, message: 'We recalled a lot in this order. Please send another lot.' },
  PAYMENT_REFUSED: {
    status: 409,
    message: 'The payment service declined this payment. Please order again by bank transfer.',
  },
  OPEN_ORDERS: {
    status: 409,
    message: 'This member has open orders. Please ship, refund or cancel them first.',
  },
  ORDER_UNDER_WAY: { status: 409, message: 'We’re already packing this order, so you can’t cancel it' },
  ALREADY_PAID: { status: 409, message: 'This order is already paid' },
  PAID_ELSEWHERE: { status: 409, message: 'Stripe marks card orders as paid' },
  NOT_PAID: { status: 409, message: 'This order isn’t paid, so there’s nothing to refund' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The request must be sent as JSON' },
  DIFFERENT_ORDER: { status: 422, message: 'Another order already uses this id' },
  PRICE_NOT_READ: { status: 422, message: 'We couldn’t read a price at this link' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a while and try again.' },
  AI_SHARE_SPENT: {
    status: 429,
    message: 'You’ve reached your limit for today. Library search still works.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our end. Please try again.' },
  FOOD_SOURCE_FAILED: {
    status: 503,
    message: 'We couldn’t look up the product. Please try again, or enter it manually.',
  },
  PAYMENT_SERVICE_FAILED: {
    status: 503,
    message: 'The payment service isn’t responding. Please try again in a moment.',
  },
  AI_UNAVAILABLE: { status: 503, message: 'AI Assistant Temporarily Unavailable' },
  AI_FAILED: { status: 503, message: 'Failed to get AI response. Please try again.' },
  AI_BUDGET_SPENT: {
    status: 503,
    message: 'The assistant has reached its monthly limit. Library search still works.',
  },
  UNAVAILABLE: { status: 503, message: 'The service is restarting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof refusals

/** The body of every refusal. `fields` has one message per rejected field. */
export interface ErrorReply {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  /** additional data of the refusal, as documented by the calls that send it */
  details?: unknown
}
