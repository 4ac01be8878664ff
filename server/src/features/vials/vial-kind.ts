import { monthAndDay } from '@pepwell/domain/reminders/words'
import type { VialWarning } from '@pepwell/domain/vials/warnings'
import type { NewNotification, NotificationKind } from '../notifications/notifications.service.ts'
import type { WarnedPeptide } from './vial-notices.service.ts'
import { type VialState, vialStates } from './vial-warnings.queries.ts'

/** The vial of a notification, and its reason. */
export interface AboutVial {
  vialId: number
  cause: string
}

const isGone = ({ state }: VialState) => state !== 'sealed' && state !== 'in-use'

const warningOf = ({ vialId, cause, snoozedUntil }: VialState) => ({
  vialId,
  cause: cause as VialWarning['cause'],
  snoozedUntil,
})

const kindOf = (name: string, opens: string): NotificationKind<AboutVial, VialState> => ({
  name,
  opens,
  mails: 'reminderMails',
  changes: ['vials'],
  tagOf: ({ vialId, cause }) => `vial-${vialId}-${cause}`,
  currentStates: vialStates,
  whyNot: (vialState) => (isGone(vialState) ? 'The vial was already finished or deleted' : undefined),
  inboxOf: (vialState) => ({ vialWarning: isGone(vialState) ? null : warningOf(vialState) }),
})

/** Vial warnings: some open the vial, others the shop's product. */
export const vialKinds = {
  vial: kindOf('vial', 'your vials'),
  buyAgain: kindOf('vial-buy-again', 'the shop'),
  /** there is nothing to snooze */
  recalled: { ...kindOf('vial-recalled', 'your vials'), inboxOf: () => ({}) },
}

/** A recalled batch, for owners of its vials. */
export interface RecalledVials {
  vialId: number
  name: string
  lot: string | null
  reason: string
}

/** A recall notice, once for all of a person's vials of the batch. */
export const recallNotification = (
  { vialId, name, lot, reason }: RecalledVials,
  time: number,
): NewNotification<AboutVial> => ({
  ...{ about: { vialId, cause: 'recalled' }, key: `vial:${vialId}:recalled:${time}` },
  kind: vialKinds.recalled.name,
  title: `${name} recalled${lot ? `, lot ${lot}` : ''}`,
  body: `Don’t use this vial. ${reason}`,
  path: `/reminders/vials?vial=${vialId}`,
})

const dosesText = (doses: number) => (doses === 0 ? 'No dose' : doses === 1 ? '1 dose' : `${doses} doses`)

function lowWords({ doses, lastDoseOn }: VialWarning & { cause: 'runs-low' }): string {
  if (doses === 0 || lastDoseOn === null) return `${dosesText(doses)} left`
  return `${dosesText(doses)} left, the last on ${monthAndDay(lastDoseOn)}`
}

/** A warning's notification. @param times distinguishes repetitions */
export function vialNotification(
  warning: VialWarning,
  { entryId, name, product }: WarnedPeptide,
  time: number,
): NewNotification<AboutVial> {
  const { vialId, cause } = warning
  const about = { about: { vialId, cause }, key: `vial:${vialId}:${cause}:${time}` }
  if (cause === 'discard')
    return {
      ...about,
      kind: vialKinds.vial.name,
      title: `Discard ${name} by ${monthAndDay(warning.lastDay)}`,
      body: 'Open a new vial for the doses after that day',
      path: `/reminders/vials?vial=${vialId}`,
    }
  const words = lowWords(warning)
  return {
    ...about,
    ...(product
      ? { kind: vialKinds.buyAgain.name, body: `${words}. Buy again`, path: product }
      : { kind: vialKinds.vial.name, body: `${words}. Add a vial`, path: `/reminders/vials?add=${entryId}` }),
    title: `${name} is running low`,
  }
}
