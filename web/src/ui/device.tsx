import { Laptop, Smartphone } from 'lucide-react'

const HELD = ['mobile', 'tablet']

/** Device and browser names from the user agent. */
export function Device(props: { deviceType: string | null; browserInfo: string | null }) {
  const Icon = HELD.includes(props.deviceType ?? '') ? Smartphone : Laptop
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon className="size-4.5 shrink-0 text-soft" aria-hidden="true" />
      <span className="sr-only">{props.deviceType ?? 'Unknown device'}</span>
      <span className="truncate">{props.browserInfo ?? 'Unknown browser'}</span>
    </span>
  )
}
