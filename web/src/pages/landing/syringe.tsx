const UNITS = 30
const LEFT = 64
const PER_UNIT = 9.2
const TOP = 26
const HEIGHT = 34

const at = (units: number): number => LEFT + units * PER_UNIT

const lengthOf = (unit: number): number => (unit % 5 === 0 ? 15 : 8)

function Scale() {
  const marks = Array.from({ length: UNITS + 1 }, (_, unit) => unit)
  return (
    <g stroke="var(--ink)" strokeWidth="1.6">
      {marks.map((unit) => (
        <path key={unit} d={`M${at(unit)} ${TOP}v${lengthOf(unit)}`} opacity={unit % 5 === 0 ? 0.9 : 0.45} />
      ))}
      {marks
        .filter((unit) => unit > 0 && unit % 5 === 0)
        .map((unit) => (
          <text
            key={unit}
            x={at(unit)}
            y={TOP - 8}
            textAnchor="middle"
            className="fill-soft text-[13px] font-semibold"
            stroke="none"
          >
            {unit}
          </text>
        ))}
    </g>
  )
}

/** An insulin syringe (0.3 mL, U-100) drawn up to a line. */
export function Syringe({ units }: { units: number }) {
  const end = at(units)
  return (
    <svg viewBox="0 0 460 84" className="my-3 w-full" aria-hidden="true">
      <path d={`M4 ${TOP + HEIGHT / 2}H48`} stroke="var(--edge)" strokeWidth="2.5" strokeLinecap="round" />
      <path d={`M46 ${TOP + 11}h8l10 -6v${HEIGHT - 10}l-10 -6h-8z`} fill="var(--edge)" />
      <rect x={LEFT} y={TOP} width={end - LEFT} height={HEIGHT} fill="var(--accent)" opacity="0.28" />
      <path d={`M${end + 12} ${TOP + HEIGHT / 2}H446`} stroke="var(--edge)" strokeWidth="9" />
      <rect x={end} y={TOP + 1} width="13" height={HEIGHT - 2} rx="3" fill="var(--ink)" />
      <rect x="442" y={TOP - 8} width="9" height={HEIGHT + 16} rx="4" fill="var(--edge)" />
      <rect
        x={LEFT}
        y={TOP}
        width={at(UNITS) - LEFT + 26}
        height={HEIGHT}
        rx="4"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="2.5"
      />
      <rect x={at(UNITS) + 24} y={TOP - 9} width="7" height={HEIGHT + 18} rx="3" fill="var(--edge)" />
      <Scale />
      <path d={`M${end} ${TOP - 4}v${HEIGHT + 16}`} stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx={end} cy={TOP + HEIGHT + 15} r="4.5" fill="var(--accent)" />
    </svg>
  )
}
