import { FlaskConical, Layers, ShieldCheck } from 'lucide-react'

const promises = [
  [FlaskConical, 'Open about each batch', 'Every product shows its batch and expiry'],
  [Layers, 'Your batch, named', 'Shown on your order and invoice'],
  [ShieldCheck, 'Never oversold', 'We hold what you order for you'],
] as const

/** What applies to every product. */
export const Promises = () => (
  <ul className="mt-10 grid gap-5 border-t border-line pt-8 sm:grid-cols-3">
    {promises.map(([Icon, title, text]) => (
      <li key={title} className="flex gap-3">
        <Icon className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-soft">{text}</span>
        </span>
      </li>
    ))}
  </ul>
)
