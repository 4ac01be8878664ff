import { useState } from 'react'
import { cx } from '../lib/classes.ts'

interface AvatarProps {
  /** shown until the picture has loaded, and when there is none */
  initials: string
  src?: string | null
  className?: string
}

/** A person's picture. It is decoration: the name stands beside it. */
export function Avatar({ initials, src, className = 'size-10' }: AvatarProps) {
  // The address that loaded, not a flag: a new picture starts over by itself.
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
          // A picture of a server-rendered page may have loaded before React hears of it.
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
