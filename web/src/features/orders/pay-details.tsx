import { Copy } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { OwnOrder } from './orders.api.ts'

async function copy(label: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value)
    toast({ title: `${label} copied` })
  } catch {
    toast({ title: 'Error', description: 'Your browser blocked copying', variant: 'destructive' })
  }
}

/** Bank transfer details with copy buttons. */
export function PayDetails({ rows }: { rows: NonNullable<OwnOrder['instructions']> }) {
  return (
    <ul className="divide-y divide-line rounded-xl bg-sunken">
      {rows.map(({ label, value }) => (
        <li key={`${label} ${value}`} className="flex items-center justify-between gap-3 py-2 pr-1 pl-4">
          <div className="min-w-0">
            {label && <p className="text-sm text-soft">{label}</p>}
            <p className="wrap-anywhere font-semibold tabular-nums">{value}</p>
          </div>
          {label && (
            <IconButton aria-label={`Copy ${label}`} onClick={() => void copy(label, value)}>
              <Copy className="size-5" aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}
