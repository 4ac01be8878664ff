import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'
import type { More } from './more-dialog.tsx'

const MoreDialog = lazyOptional<{ shows: More; onClose: () => void }>(() => import('./more-dialog.tsx'))

const ends = 'flex min-h-11 items-center px-2.5 font-semibold'

interface AroundProps {
  shows: More | undefined
  onShow: (more: More | undefined) => void
}

/** Links in the bar and at the end of the page; not in the shell, which has no bytes to spare on other pages. */
export const Around = ({ shows, onShow }: AroundProps) => (
  <>
    <nav
      aria-label="Main"
      className="pointer-events-none absolute inset-x-0 top-0 mx-auto flex h-16 max-w-6xl items-center justify-end pr-16 *:pointer-events-auto md:pr-18"
    >
      <Link to="/shop" className={ends}>
        Shop
      </Link>
      <Link to="/login" className={ends}>
        Sign In
      </Link>
      <Link to="/signup" className={`${ends} max-md:hidden`}>
        Create account
      </Link>
    </nav>
    <nav aria-label="More" className="-mt-12 flex flex-wrap justify-center text-soft">
      {(['Privacy', 'Terms', 'Contact'] as const).map((more) => (
        <button key={more} type="button" className={ends} onClick={() => onShow(more)}>
          {more}
        </button>
      ))}
    </nav>
    {shows && (
      <Suspense>
        <MoreDialog shows={shows} onClose={() => onShow(undefined)} />
      </Suspense>
    )}
  </>
)
