import { cx } from '../../lib/classes.ts'
import { Phone } from './phone.tsx'
import type { Pictured } from './pictured.ts'

interface FeatureProps {
  title: string
  text: string
  shows: Pictured
  /** alternative text */
  alt: string
}

/** content-visibility skips layout and images until near the viewport. */
const panel =
  'overflow-hidden rounded-[2rem] bg-surface px-4 shadow-lift [content-visibility:auto] sm:px-8 dark:shadow-none'

const Feature = ({ title, text, shows, alt }: FeatureProps) => (
  <li
    className={cx(
      panel,
      'flex flex-col justify-between gap-7 pt-6 [contain-intrinsic-height:auto_35rem] sm:pt-8',
    )}
  >
    <div>
      <h3 className="text-xl font-bold md:text-2xl">{title}</h3>
      <p className="mt-2 text-pretty text-soft md:text-lg">{text}</p>
    </div>
    <Phone shows={shows} alt={alt} isCut className="mx-auto max-w-90" />
  </li>
)

/** Two columns wide, with the full phone. */
const MainFeature = ({ title, text, shows, alt }: FeatureProps) => (
  <li
    className={cx(
      panel,
      'grid items-center gap-7 py-6 [contain-intrinsic-height:auto_53rem] sm:py-8 md:col-span-2 md:grid-cols-2 md:gap-10 md:px-10 md:py-12',
    )}
  >
    <div>
      <h3 className="text-xl font-bold md:text-3xl">{title}</h3>
      <p className="mt-2 text-pretty text-soft md:mt-4 md:text-xl">{text}</p>
    </div>
    <Phone shows={shows} alt={alt} className="mx-auto max-w-80" />
  </li>
)

/** What exists today; nothing planned. */
export function Features() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="max-w-xl text-3xl font-bold md:text-4xl">
        Made for when your other hand holds the vial
      </h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 md:gap-5">
        <MainFeature
          title="Three taps to a logged dose"
          text="From any screen, with the dose and the next site filled in."
          shows="dose"
          alt="The Log Dose sheet: a syringe filled to the dose, the time taken, and a body map that shows how long each site has rested and suggests the next one."
        />
        <Feature
          title="One plan for everything you take"
          text="Every dose and date in one place. Pause one, and its history stays."
          shows="plan"
          alt="A plan’s Active Peptides: a card with the dose, frequency, last dose and reminder, and the buttons Log Dose and Edit."
        />
        <Feature
          title="A rate you can trust"
          text="Based on your own doses, once there are enough."
          shows="week"
          alt="Dashboard stats, including Following Plan, and the last seven days: a lane for each peptide in its own color, with a tick for each dose."
        />
        <Feature
          title="Your weight next to your doses"
          text="Your 7-day trend and your goal, above the dose you were on."
          shows="weight"
          alt="A chart of half a year of weigh-ins with their trend and the goal. A band below it shows when the dose was raised, step by step."
        />
        <Feature
          title="A catalogue in plain words"
          text="What each peptide is studied for, and what to watch out for."
          shows="information"
          alt="What the catalogue says about BPC-157: how thin the human evidence is, and what rat studies found."
        />
      </ul>
    </section>
  )
}
