import { textReachOf } from '@pepwell/domain/phone'
import { toast } from '../../../ui/toast-store.ts'
import { sayNumberIsMissing } from './settings.api.ts'

const sayItIsAbroad = () =>
  toast({
    title: 'US or Canadian number needed',
    description: 'Text messages can only be sent to +1 and 10 digits',
    variant: 'destructive',
  })

const sayTheyWereStopped = () =>
  toast({
    title: 'You texted STOP',
    description: 'Text START from this number to where the texts came from, and they come again',
    variant: 'destructive',
  })

/** What says why text messages can't be switched on; undefined when they can. */
export const noTextsBecause = (phoneNumber: string | null, isStopped: boolean): (() => void) | undefined =>
  ({
    yes: isStopped ? sayTheyWereStopped : undefined,
    'no-number': sayNumberIsMissing,
    abroad: sayItIsAbroad,
  })[textReachOf(phoneNumber)]
