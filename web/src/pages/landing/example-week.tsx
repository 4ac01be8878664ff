import { Check } from 'lucide-react'
import { cx } from '../../lib/classes.ts'
import { Syringe } from './syringe.tsx'

type Day = 'taken' | 'due' | 'planned' | 'none'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const TODAY = 'Thu'

/** A made-up week; it stands for nobody. */
const example: { name: string; dose: string; week: Day[] }[] = [
  {
    name: 'BPC-157',
    dose: '250 mcg daily',
    week: ['taken', 'taken', 'taken', 'due', 'planned', 'planned', 'planned'],
  },
  {
    name: 'Semaglutide',
    dose: '0.5 mg weekly',
    week: ['none', 'taken', 'none', 'none', 'none', 'none', 'none'],
  },
  {
    name: 'Ipamorelin',
    dose: '200 mcg, MWF',
    week: ['taken', 'none', 'taken', 'none', 'planned', 'none', 'none'],
  },
]

const looks: Record<Day, string> = {
  taken: 'bg-accent text-on-accent',
  due: 'border-[2.5px] border-accent bg-surface',
  planned: 'border-2 border-dashed border-edge/60',
  none: 'after:size-1 after:rounded-full after:bg-line',
}

function DayDot({ day }: { day: Day }) {
  return (
    <span className={cx('grid size-6 place-items-center rounded-full sm:size-7', looks[day])}>
      {day === 'taken' && <Check className="size-4" strokeWidth={3} />}
    </span>
  )
}

const columns =
  'grid grid-cols-[1fr_repeat(7,1.5rem)] items-center gap-x-1 sm:grid-cols-[1fr_repeat(7,1.75rem)] sm:gap-x-2'

function WeekCard() {
  return (
    <div className="rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5">
      <div className={cx(columns, 'pb-2 text-center text-sm font-semibold text-soft')}>
        <span className="text-left">This week</span>
        {days.map((day) => (
          <span key={day} className={cx(day === TODAY && 'rounded-full bg-accent-soft text-accent-ink')}>
            {day.charAt(0)}
          </span>
        ))}
      </div>
      {example.map(({ name, dose, week }) => (
        <div key={name} className={cx(columns, 'border-t border-line py-2.5')}>
          <span className="min-w-0">
            <span className="block truncate font-bold">{name}</span>
            <span className="block truncate text-sm text-soft">{dose}</span>
          </span>
          {days.map((day, index) => (
            <DayDot key={day} day={week[index] ?? 'none'} />
          ))}
        </div>
      ))}
    </div>
  )
}

function DoseCard() {
  return (
    <div className="rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="font-bold">BPC-157, today</p>
        <p className="text-sm text-soft">Left abdomen</p>
      </div>
      <Syringe units={10} />
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="text-3xl font-bold tracking-tight">250 mcg</span>
        <span className="text-soft">0.10 mL, 10 units</span>
      </p>
    </div>
  )
}

/** The product as a drawing: a week of doses, and one of them in the syringe. */
export function ExampleWeek() {
  return (
    <div
      role="img"
      aria-label="An example: a week with three peptides, their doses ticked off day by day, and today’s dose of 250 mcg shown in a syringe filled to the 10 unit line."
      className="rounded-[2rem] bg-accent-soft p-3 sm:p-6"
    >
      <div className="flex flex-col gap-3 sm:gap-4" aria-hidden="true">
        <WeekCard />
        <DoseCard />
      </div>
    </div>
  )
}
