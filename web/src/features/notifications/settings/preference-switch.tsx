import type { CallReply } from '@pepwell/contract/declared'
import type { notificationPreferences } from '@pepwell/contract/reminders/notifications'
import type { ReactNode } from 'react'
import { Switch } from '../../../ui/switch.tsx'
import { useChangePreferences } from './settings.api.ts'

/** The loaded preferences. */
export type Preferences = CallReply<typeof notificationPreferences>

type SwitchName = Exclude<
  { [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never }[keyof Preferences],
  'textsStopped'
>

interface PreferenceSwitchProps {
  name: SwitchName
  label: string
  description?: ReactNode
  preferences: Preferences
  /** replaces turning the channel on, if that isn't possible */
  instead?: () => void
}

/** A channel's switch. Updates optimistically and reverts on failure. */
export function PreferenceSwitch({ name, label, description, preferences, instead }: PreferenceSwitchProps) {
  const { mutate, isPending, variables } = useChangePreferences()
  const isOn = (isPending ? variables.body[name] : undefined) ?? preferences[name]
  const blocked = instead !== undefined && !isOn
  return (
    <Switch
      label={label}
      description={description}
      checked={isOn}
      disabled={blocked}
      onChange={(on) => (blocked ? instead() : mutate({ body: { [name]: on } }))}
      className="py-3"
    />
  )
}
