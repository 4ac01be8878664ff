import { encode } from 'uqr'

/** Quiet zone around the code, in modules. */
const BORDER = 4

/** Dark modules, each one unit square. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** Renders text as a QR code, dark on white in both themes: not every scanner reads inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-xl bg-white fill-black"
    >
      <path d={pathOf(data)} />
    </svg>
  )
}
