import { doseRate } from '../schedules/frequencies.ts'
import { type StackGoal, type StackQuestion, stackGoalLabels } from './questions.ts'

/** 'a, b and c' */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

interface Reasoned {
  peptides: readonly { name: string; dose: string; frequency: string; isInPlan: boolean }[]
  question: StackQuestion
  served: ReadonlySet<StackGoal>
  /** goals with exclusions */
  withheld: ReadonlySet<StackGoal>
  rest?: string
}

const goalsIn = (goals: readonly StackGoal[]): string =>
  listed(goals.map((goal) => stackGoalLabels[goal].toLowerCase()))

function goalSentences({ question, served, withheld }: Reasoned): string[] {
  const met = question.goals.filter((goal) => served.has(goal))
  const unmet = question.goals.filter((goal) => !served.has(goal))
  const unexplained = unmet.filter((goal) => !withheld.has(goal))
  const reported = unmet.filter((goal) => withheld.has(goal))
  return [
    ...(met.length > 0 ? [`This stack is for ${goalsIn(met)}.`] : []),
    ...(reported.length > 0
      ? [`No suitable option for ${goalsIn(reported)}. See below what we left out and why.`]
      : []),
    ...(unexplained.length > 0 ? [`No suitable option for ${goalsIn(unexplained)}.`] : []),
  ]
}

/** Doses per week, if the frequencies determine it. */
function scheduleSentence({ peptides }: Reasoned): string[] {
  const perWeek = peptides.map(({ frequency }) => {
    const rate = doseRate(frequency)
    return rate && (rate.doses * 7) / rate.days
  })
  if (peptides.length < 2) return []
  if (perWeek.some((doses) => doses === undefined))
    return [
      'Some frequencies don’t say which days. Choose the days before you start, so doses don’t collide.',
    ]
  const sum = perWeek.reduce<number>((total, doses) => total + (doses ?? 0), 0)
  const daily = perWeek.filter((doses) => doses !== undefined && doses >= 7).length
  const meeting = daily > 1 ? ` You take ${daily} of them every day.` : ''
  return [`That’s ${Math.round(sum * 10) / 10} doses a week.${meeting}`]
}

/** The engine's explanation of a stack. */
export function reasoningOf(reasoned: Reasoned): string {
  const { rest, question, peptides } = reasoned
  if (rest) return rest
  const news = peptides.filter(({ isInPlan }) => !isInPlan)
  return [
    ...goalSentences(reasoned),
    ...(news.length > 0
      ? [
          `New for you: ${listed(news.map(({ name }) => name))}. Start one at a time, with your prescriber. Review the results after ${question.timeline}.`,
        ]
      : []),
    ...scheduleSentence(reasoned),
  ].join(' ')
}
