import { brandName } from '@pepwell/domain/text/brand'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Phone } from './phone.tsx'

export function Hero({ onCalculate }: { onCalculate: () => void }) {
  return (
    <section className="grid items-center gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
      <div>
        <h1 className="text-4xl font-bold tracking-[-0.035em] sm:text-6xl xl:text-7xl xl:leading-[1.05]">
          {/* A fixed line break, so the web font doesn't reflow it. */}
          <span className="block">Every dose,</span> <span className="block">to&nbsp;the&nbsp;line.</span>
        </h1>
        <p className="mt-4 max-w-136 text-lg text-pretty text-soft">
          {brandName} keeps your peptide or GLP-1 plan, every dose and how you felt after it.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button asChild size="lg" className="grow sm:grow-0">
            <Link to="/signup">Create an Account</Link>
          </Button>
          <Button size="lg" variant="secondary" className="grow sm:grow-0" onClick={onCalculate}>
            Calculator
          </Button>
        </div>
        <p className="mt-3 text-soft">Free, and always will be.</p>
      </div>
      <div className="sm:rounded-[3rem] sm:bg-accent-soft sm:py-10">
        <Phone
          shows="today"
          isFirst
          className="mx-auto max-w-88 lg:max-w-80"
          alt={`Today in ${brandName}: a dose taken this morning, and one due now, with its amount, a syringe filled to the line, the next injection site and the button ‘Taken’. Another comes in the evening.`}
        />
      </div>
    </section>
  )
}
