import { useId } from 'react'

/** Decorative background and cap colors by kind of product. */
export const tints = {
  'fat-loss': { ground: 'var(--ground-fat-loss)', cap: 'var(--cap-fat-loss)' },
  recovery: { ground: 'var(--ground-recovery)', cap: 'var(--cap-recovery)' },
  growth: { ground: 'var(--ground-growth)', cap: 'var(--cap-growth)' },
  cosmetic: { ground: 'var(--ground-cosmetic)', cap: 'var(--cap-cosmetic)' },
  sleep: { ground: 'var(--ground-sleep)', cap: 'var(--cap-sleep)' },
  vitamins: { ground: 'var(--ground-vitamins)', cap: 'var(--cap-vitamins)' },
  other: { ground: 'var(--sunken)', cap: 'var(--edge)' },
} as const

export type Tint = keyof typeof tints

interface VialProps {
  /** the name in lines that fit, with font size in percent of the width */
  label: { lines: readonly string[]; size: number }
  /** '10 mg'; undefined if unknown */
  amount?: string
  tint: Tint
  kind: 'vial' | 'jar'
}

/** Outlines in a 100 by 100 square. */
const shapes = {
  vial: {
    cap: { x: 37, y: 8, width: 26, height: 10, rx: 2.5 },
    neck: { x: 40, y: 18, width: 20, height: 6 },
    body: 'M40 24h20v3c0 3 11 4 11 11v46a8 8 0 0 1-8 8H37a8 8 0 0 1-8-8V38c0-7 11-8 11-11z',
    top: 47,
  },
  jar: {
    cap: { x: 27, y: 10, width: 46, height: 15, rx: 4 },
    neck: { x: 31, y: 25, width: 38, height: 4 },
    body: 'M30 29h40c3 2 5 5 5 9v45a9 9 0 0 1-9 9H34a9 9 0 0 1-9-9V38c0-4 2-7 5-9z',
    top: 46,
  },
}

const LABEL_HEIGHT = 34
const BAND = 2.5

/** Name and amount, centered on the label. */
function Letters({ label: { lines, size }, amount, top }: VialProps & { top: number }) {
  const small = Math.min(size, 6.5)
  const height = lines.length * size * 1.05 + (amount ? small * 1.25 : 0)
  const first = top + (LABEL_HEIGHT - BAND - height) / 2 + size * 0.82
  return (
    <g textAnchor="middle" fill="#0f211b" fontWeight="700">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves
        <text key={index} x="50" y={first + index * size * 1.05} fontSize={size}>
          {line}
        </text>
      ))}
      {amount && (
        <text
          x="50"
          y={first + (lines.length - 1) * size * 1.05 + small * 1.3}
          fontSize={small}
          fill="#4b5d55"
        >
          {amount}
        </text>
      )}
    </g>
  )
}

/** A drawn product without a photo: a vial, or a jar for oral products. Sharp at any size, without a request. */
export function Vial(props: VialProps) {
  const glass = useId()
  const { cap, neck, body, top } = shapes[props.kind]
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full">
      <defs>
        <linearGradient id={glass}>
          <stop offset="0" stopColor="#cfdcd6" />
          <stop offset="0.3" stopColor="#fbfdfc" />
          <stop offset="1" stopColor="#d9e4df" />
        </linearGradient>
      </defs>
      <path d={body} fill={`url(#${glass})`} stroke="#a9bab2" strokeWidth="1" />
      <rect {...neck} fill="#b7c4be" />
      <rect {...cap} fill={tints[props.tint].cap} />
      <rect x="29.5" y={top} width="41" height={LABEL_HEIGHT} fill="#ffffff" />
      <rect x="29.5" y={top + LABEL_HEIGHT - BAND} width="41" height={BAND} fill={tints[props.tint].cap} />
      <Letters {...props} top={top} />
    </svg>
  )
}
