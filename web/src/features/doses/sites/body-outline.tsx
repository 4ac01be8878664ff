/** The viewBox: the part of the body picture (100 × 200) that has injection sites. */
export const frame = { x: 10, y: 52, width: 80, height: 86 }

/** Half of a standing body from neck to knee; the other half is mirrored. */
const HALF =
  'M50.5 18 H45.2 C45.4 27 45.6 32.5 42.5 34.6 C38 37.4 31 37.4 26.5 41 C21 45.5 19.5 54 18.6 62 C17.8 70 17 76 15.6 84 ' +
  'C14 93 12.8 102 12.4 110 C12.2 114 13.4 119 15.2 119.5 C17.2 120 18.4 115 18.8 111 C20 102 22.6 95 24.6 87 ' +
  'C26.6 78 28.4 71 30.2 61 C31.4 66 32.6 72 33.4 78 C34 84 33.6 89 32.8 94 C31.2 102 30.6 110 31.2 120 ' +
  'C31.8 130 33.4 140 34.2 150 H47.4 C48.4 138 49.2 127 49.6 117 H50.5 Z'

const lines = {
  front: [
    'M37 58 Q43 63.5 49 59',
    'M63 58 Q57 63.5 51 59',
    'M50 86.6 v1.6',
    'M36.5 105 Q43 113 49.4 116.5',
    'M63.5 105 Q57 113 50.6 116.5',
  ],
  back: [
    'M50 36 V98',
    'M37 50 Q42 56 45 65',
    'M63 50 Q58 56 55 65',
    'M50 104 V117',
    'M37 118 Q44 122 49.4 117',
    'M63 118 Q56 122 50.6 117',
  ],
}

/** The body outline; the sites are drawn on top. */
export function BodyOutline({ view }: { view: 'front' | 'back' }) {
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className="block w-full"
      aria-hidden="true"
    >
      <g className="fill-accent-soft">
        <path d={HALF} />
        <path d={HALF} transform="matrix(-1 0 0 1 100 0)" />
      </g>
      <g className="fill-none stroke-accent-ink/40" strokeLinecap="round" strokeWidth="0.9">
        {lines[view].map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  )
}
