import type { ReactNode } from 'react'

/** One fact; short ones take half a row where there is room. */
export function Fact({ name, children, isShort }: { name: string; children: ReactNode; isShort?: boolean }) {
  return (
    <div className={isShort ? '' : 'sm:col-span-2'}>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-line text-soft wrap-anywhere">{children}</dd>
    </div>
  )
}
