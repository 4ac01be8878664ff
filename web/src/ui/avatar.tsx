import { useState } from 'react'
import { cx } from '../lib/classes.ts'

interface AvatarProps {
  /** shown until the picture loads, or without one */
  initials: string
  src?: string | null
  className?: string
}

/** A person's picture. Decorative, because the name is next to it. */
export function Avatar({ initials, src, className = 'size-10' }: AvatarProps) {
  // Store the loaded URL, not a flag, so a new picture resets by itself.
  const [loaded, setLoaded] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-bold text-accent-ink',
        className,
      )}
    >
      {(!src || loaded !== src) && initials}
      {src && (
        <img
          src={src}
          alt=""
          // On a server-rendered page the picture may load before React attaches onLoad.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(src)
          }}
          onLoad={() => setLoaded(src)}
          onError={() => setLoaded(undefined)}
          className={cx('absolute inset-0 size-full object-cover', loaded !== src && 'opacity-0')}
        />
      )}
    </span>
  )
}
