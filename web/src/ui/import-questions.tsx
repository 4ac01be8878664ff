import type { Imported, Reading } from '../lib/api/use-import.ts'
import { formatDay } from '../lib/time/dates.ts'
import { Segmented } from './segmented.tsx'

type Question = Imported['questions'][number]

const isDay = ({ choices }: Question) => choices.some(({ reading }) => reading === 'day-first')

/** Numbers without thousands separators: '34,900' is what the question is about. */
const inWords = (value: Question['choices'][number]['value']): string =>
  typeof value === 'number' ? String(value) : formatDay(String(value).slice(0, 10))

interface ImportQuestionsProps {
  questions: readonly Question[]
  onAnswer: (field: string, reading: Reading) => void
}

/** Asks about each ambiguous column once; answers can be changed. */
export function ImportQuestions({ questions, onAnswer }: ImportQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <div className="mb-4 grid gap-3">
      {questions.map((question) => (
        <Segmented
          key={question.field}
          legend={`${question.column}: what ${isDay(question) ? 'date' : 'number'} is ${question.example}?`}
          showLegend
          options={question.choices.map(({ reading, value }) => ({ value: reading, label: inWords(value) }))}
          value={question.answer}
          onChange={(reading) => onAnswer(question.field, reading)}
        />
      ))}
    </div>
  )
}
