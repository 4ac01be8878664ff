import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { textReachOf } from '@pepwell/domain/accounts/phone'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { checkboxStyle } from '../../../ui/control-style.ts'
import { channelsQuery, preferencesQuery } from '../reminders.api.ts'
import type { ReminderValues } from './reminder-values.ts'

interface ChannelProps {
  name: 'push' | 'email' | 'sms'
  label: string
  hint?: string
  disabled?: boolean
}

function Channel({ name, label, hint, disabled = false }: ChannelProps) {
  const { control } = useFormContext<ReminderValues>()
  const { field } = useController({ control, name: `notifications.${name}` })
  const id = useId()
  return (
    <label className="flex min-h-11 items-center gap-3 px-4 py-2 has-disabled:text-soft">
      <input
        ref={field.ref}
        type="checkbox"
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        disabled={disabled}
        aria-describedby={hint ? id : undefined}
        aria-label={label}
        className={checkboxStyle}
      />
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {hint && (
          <span id={id} className="block text-sm text-soft wrap-anywhere">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

const PUSH = 'On the devices where you allowed it'
const NO_DEVICE = 'Not allowed on any device yet'
const offHint = (isOn: boolean | undefined) =>
  isOn === false ? 'Turned off in your notification settings' : undefined

/** Why emails don't arrive: an unverified address gets none even if they are on. */
const mailHint = ({ email, emailProvedAt }: CurrentUser, isOn: boolean | undefined) =>
  offHint(isOn) ?? (emailProvedAt ? undefined : `Verify ${email} first. Open the link we sent`)

const NO_TEXTS = {
  'no-number': 'Add a phone number in your profile first',
  abroad: 'Only US and Canadian numbers get text messages',
}

/** Fixes for channels that don't reach the person. */
export interface ChannelWays {
  /** asks to allow push */
  allowPush?: ReactNode
  /** resends the verification link */
  verifyEmail?: ReactNode
}

const boxStyle = 'divide-y divide-line rounded-xl border border-edge/60'

/** Push, which most people want. */
export function PushField({ allowPush }: Pick<ChannelWays, 'allowPush'>) {
  const { data: channels } = useQuery(channelsQuery)
  const hasDevice = channels?.find(({ channel }) => channel === 'push')?.isOn ?? true
  return (
    <div className={boxStyle}>
      <Channel name="push" label="Push" hint={hasDevice ? PUSH : NO_DEVICE} />
      {!hasDevice && allowPush}
    </div>
  )
}

/** The reminder's channels besides the inbox. */
export function MoreChannels({
  user,
  verifyEmail,
}: Pick<ChannelWays, 'verifyEmail'> & { user: CurrentUser }) {
  const { data: settings } = useQuery(preferencesQuery)
  const textReach = textReachOf(user.phoneNumber)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Notify me by</legend>
      <div className={boxStyle}>
        <Channel name="email" label="Email" hint={mailHint(user, settings?.emailNotifications)} />
        {!user.emailProvedAt && settings?.emailNotifications && verifyEmail}
        <Channel
          name="sms"
          label="SMS"
          disabled={textReach !== 'yes'}
          hint={textReach === 'yes' ? offHint(settings?.smsNotifications) : NO_TEXTS[textReach]}
        />
      </div>
      <p className="mt-1.5 text-sm text-soft">
        {settings?.inAppNotifications === false ? '' : 'It also shows in your inbox here. '}
        <Link to="/profile?tab=notifications" className="underline">
          Notification settings
        </Link>
      </p>
    </fieldset>
  )
}
