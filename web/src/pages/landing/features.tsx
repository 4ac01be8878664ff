import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { Badge } from '../../ui/badge.tsx'

interface FeatureProps {
  title: string
  text: string
  /** a small drawing of the feature; says nothing the text does not */
  children: ReactNode
}

function Feature({ title, text, children }: FeatureProps) {
  return (
    <li className="flex flex-col rounded-3xl border border-line bg-surface p-5 shadow-lift sm:p-6">
      <div aria-hidden="true" className="mb-5 grid h-36 content-center rounded-2xl bg-sunken px-4">
        {children}
      </div>
      <h3 className="text-xl font-bold">{title}</h3>
      <p className="mt-1.5 text-soft">{text}</p>
    </li>
  )
}

const taps = ['Log Dose', '250 mcg', 'Save']

const Taps = () => (
  <div className="relative mx-auto grid w-full max-w-sm grid-cols-3 text-center font-semibold">
    <span className="absolute inset-x-[16.6%] top-5 h-0.5 bg-accent/40" />
    {taps.map((tap, index) => (
      <span key={tap} className="relative grid justify-items-center gap-2">
        <span className="grid size-10 place-items-center rounded-full bg-accent text-lg font-bold text-on-accent">
          {index + 1}
        </span>
        {tap}
      </span>
    ))}
  </div>
)

const plan = [
  ['Semaglutide', 'Active', 'accent'],
  ['TB-500', 'Paused', 'warn'],
  ['GHK-Cu', 'Completed', 'neutral'],
] as const

const Plan = () => (
  <div className="grid gap-1.5">
    {plan.map(([name, status, tone]) => (
      <div
        key={name}
        className="flex items-center justify-between rounded-xl bg-surface px-3 py-1 font-semibold"
      >
        {name}
        <Badge tone={tone}>{status}</Badge>
      </div>
    ))}
  </div>
)

/** Three weeks, day by day: whether what was due was taken. */
const record = 'yyyyynyyyyyyynyyyyyyy'

const Rate = () => (
  <div className="mx-auto grid grid-cols-7 gap-2">
    {Array.from(record, (day, index) => ({ taken: day === 'y', key: `day ${index + 1}` })).map(
      ({ taken, key }) => (
        <span
          key={key}
          className={cx('size-7 rounded-lg', taken ? 'bg-accent' : 'border-2 border-edge/60')}
        />
      ),
    )}
  </div>
)

const questions = ['What is it studied for?', 'How is it usually dosed?', 'What should I watch out for?']

const Entry = () => (
  <div className="grid gap-1.5">
    {questions.map((question) => (
      <p key={question} className="rounded-xl bg-surface px-3 py-1.5 font-semibold">
        {question}
      </p>
    ))}
  </div>
)

/** What there is to use today; nothing that is only meant to come. */
export function Features() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="max-w-xl text-3xl font-bold md:text-4xl">
        Made for the moment when the other hand holds the vial
      </h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 md:gap-5">
        <Feature
          title="Three taps to a logged dose"
          text="From any screen. The peptide that is due and its dose stand there already, and where the last one went."
        >
          <Taps />
        </Feature>
        <Feature
          title="One plan for everything you take"
          text="Dose, frequency and dates of every peptide in one place. Pause one, finish another; its history stays."
        >
          <Plan />
        </Feature>
        <Feature
          title="A rate you can believe"
          text="How closely you follow your plan is counted from your own doses. While there is too little to count, no figure is made up."
        >
          <Rate />
        </Feature>
        <Feature
          title="A catalogue in plain words"
          text="What each peptide is studied for, how it is usually dosed, what to watch out for. From there it goes into your plan."
        >
          <Entry />
        </Feature>
      </ul>
    </section>
  )
}
