import { textReachOf } from '@pepwell/domain/accounts/phone'
import { toast } from '../../../ui/toast-store.ts'
import { showMissingNumber } from './settings.api.ts'

const sayItIsAbroad = () =>
  toast({
    title: 'US or Canadian number needed',
    description: 'We can only text +1 and 10 digits',
    variant: 'destructive',
  })

const sayTheyWereStopped = () =>
  toast({
    title: 'You texted STOP',
    description: 'Reply START to our texts to get them again',
    variant: 'destructive',
  })

/** Why SMS can't be turned on; undefined if it can. */
export const textsUnavailableReason = (
  phoneNumber: string | null,
  isStopped: boolean,
): (() => void) | undefined =>
  ({
    yes: isStopped ? sayTheyWereStopped : undefined,
    'no-number': showMissingNumber,
    abroad: sayItIsAbroad,
  })[textReachOf(phoneNumber)]
