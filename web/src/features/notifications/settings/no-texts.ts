import { textReachOf } from '@pepwell/domain/phone'
import { toast } from '../../../ui/toast-store.ts'
import { sayNumberIsMissing } from './settings.api.ts'

const sayItIsAbroad = () =>
  toast({
    title: 'US or Canadian number needed',
    description: 'Text messages can only be sent to +1 and 10 digits',
    variant: 'destructive',
  })

/** What says why text messages can't be switched on; undefined when they can. */
export const noTextsBecause = (phoneNumber: string | null): (() => void) | undefined =>
  ({ yes: undefined, 'no-number': sayNumberIsMissing, abroad: sayItIsAbroad })[textReachOf(phoneNumber)]
