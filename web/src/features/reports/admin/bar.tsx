/** A share as a bar; the figure next to it has the same value. */
export const Bar = ({ share, className = '' }: { share: number; className?: string }) => (
  <span aria-hidden="true" className={`block h-2 overflow-hidden rounded-full bg-line ${className}`}>
    <span
      className="block h-full rounded-full bg-accent"
      style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }}
    />
  </span>
)
