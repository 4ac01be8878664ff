import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { CartLink } from '../../features/shop/cart/cart-link.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'

/** The visitors' shop bar. The server renders it for everyone; CSS hides it from members until their bars load. */
export default function VisitorBar() {
  return (
    <>
      <Link
        to="/shop"
        className="mr-auto ml-6 flex min-h-11 items-center gap-2 rounded-xl bg-accent-soft px-3.5 font-semibold text-accent-ink max-md:hidden"
      >
        <ShoppingBag className="size-5" aria-hidden="true" />
        Shop
      </Link>
      <div className="flex items-center gap-1 in-[.signed-in]:invisible">
        <span className="max-md:hidden">
          <ThemeToggle />
        </span>
        <CartLink isMember={false} ready />
        <Link to="/login" className={buttonStyle('ghost', 'md', 'px-3')}>
          Sign In
        </Link>
        <Link to="/signup" className={buttonStyle('primary', 'md', 'max-md:hidden')}>
          Create an Account
        </Link>
      </div>
    </>
  )
}
