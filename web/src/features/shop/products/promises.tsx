import { FlaskConical, Layers, ShieldCheck } from 'lucide-react'

const promises = [
  [FlaskConical, 'Batch and expiry on each product'],
  [Layers, 'Your batch on the invoice'],
  [ShieldCheck, 'We reserve what you order'],
] as const

/** What applies to every product; on phones, each product says so. */
export const Promises = () => (
  <ul className="mt-10 grid grid-cols-3 gap-5 border-t border-line pt-8 max-md:hidden">
    {promises.map(([Icon, title]) => (
      <li key={title} className="flex gap-3 font-semibold">
        <Icon className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
        {title}
      </li>
    ))}
  </ul>
)
