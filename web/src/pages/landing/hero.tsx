import { productName } from '@pepwell/domain/product'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ExampleWeek } from './example-week.tsx'

export function Hero() {
  return (
    <section className="grid items-center gap-10 lg:grid-cols-[1fr_1.05fr] lg:gap-14">
      <div>
        <h1 className="text-5xl font-extrabold tracking-[-0.035em] sm:text-6xl xl:text-7xl xl:leading-[1.05]">
          Every dose, to&nbsp;the&nbsp;line.
        </h1>
        <p className="mt-6 max-w-lg text-xl text-pretty text-soft">
          {productName} keeps your peptide or GLP-1 plan, every dose you take and how you felt after it. You
          never have to wonder again whether Tuesday’s shot happened.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg" className="grow sm:grow-0">
            <Link to="/signup">Create an Account</Link>
          </Button>
          <Button asChild size="lg" variant="secondary" className="grow sm:grow-0">
            <Link to="/login">Sign In</Link>
          </Button>
        </div>
        <p className="mt-5 text-soft">Free, and it stays free.</p>
      </div>
      <ExampleWeek />
    </section>
  )
}
