/** A ring filled by adherence. */
export function AdherenceRing({ rate }: { rate: number | null }) {
  return (
    <div className="relative grid size-28 shrink-0 place-items-center">
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="50" cy="50" r="43" strokeWidth="10" className="fill-none stroke-line" />
        {rate !== null && rate > 0 && (
          <circle
            cx="50"
            cy="50"
            r="43"
            strokeWidth="10"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${rate} 100`}
            className="fill-none stroke-accent"
          />
        )}
      </svg>
      <div className="relative text-center leading-tight">
        <p className="text-2xl font-bold tabular-nums">{rate === null ? '—' : `${rate}%`}</p>
        <p className="text-xs text-soft">{rate === null ? 'nothing due yet' : 'of doses due'}</p>
      </div>
    </div>
  )
}
