import { syringeView } from '@pepwell/domain/doses/syringe-words'
import { Clock, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { Button } from '../../ui/button.tsx'
import { SyringePicture } from '../../ui/syringe-picture.tsx'

const steps = [
  ['Your peptide and dose', 'From the catalogue, or one of your own'],
  ['When you take it', 'Days, time and a reminder'],
  ['Your first dose', 'Tap Taken. We’ll remember where.'],
] as const

const Steps = () => (
  <ol className="flex flex-col">
    {steps.map(([title, text], at) => (
      <li
        key={title}
        className="relative flex gap-4 pb-5 before:absolute before:top-7 before:bottom-0 before:left-3.5 before:w-0.5 before:bg-line last:before:hidden"
      >
        <span
          aria-hidden="true"
          className={cx(
            'relative grid size-7.5 shrink-0 place-items-center rounded-full text-sm font-bold',
            at === 0 ? 'bg-accent text-on-accent' : 'border-2 border-line bg-canvas text-soft',
          )}
        >
          {at + 1}
        </span>
        <span>
          <span className="block font-bold">{title}</span>
          <span className="block text-sm text-soft">{text}</span>
        </span>
      </li>
    ))}
  </ol>
)

/** A new user's first step, with what follows. */
export const FirstPeptide = () => (
  <section data-first-run aria-labelledby="first-peptide" className="flex flex-col gap-6">
    <div className="flex flex-col gap-4 rounded-3xl bg-accent-soft p-5">
      <div aria-hidden="true" className="mx-auto w-full max-w-96">
        <SyringePicture {...syringeView({ scale: 'U-100', capacity: 0.5 })} />
      </div>
      <div>
        <h2 id="first-peptide" className="text-2xl tracking-tight">
          What do you take?
        </h2>
        <p className="mt-1 text-soft">
          Add a peptide with its dose and days. Your shots will show up here, ready to log in one tap.
        </p>
        <p className="mt-3 flex items-center gap-2 font-bold">
          <Clock className="size-4" aria-hidden="true" />
          No upcoming shots scheduled
        </p>
      </div>
      <Button asChild size="lg" className="w-full">
        <Link to="/peptides">
          <Plus className="size-5" aria-hidden="true" />
          Add your first peptide
        </Link>
      </Button>
    </div>
    <Steps />
  </section>
)
