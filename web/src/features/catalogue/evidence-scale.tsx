import { type EvidenceLevel, evidenceMarks } from '@pepwell/domain/catalogue/evidence-scale'
import { cx } from '../../lib/classes.ts'

const marks = [1, 2, 3, 4, 5]

/** The evidence in people: five marks and a label. */
export const EvidenceScale = ({ level, className }: { level: EvidenceLevel; className?: string }) => (
  <p
    className={cx(
      'flex items-center gap-2 text-sm text-soft max-md:gap-1.5 max-md:text-[0.8125rem]',
      className,
    )}
  >
    <span aria-hidden="true" className="flex gap-0.5">
      {marks.map((mark) => (
        <span
          key={mark}
          className={cx(
            'h-2 w-3.5 rounded-sm max-md:w-2',
            mark <= evidenceMarks(level) ? 'bg-accent' : 'bg-edge/30',
          )}
        />
      ))}
    </span>
    <span className="whitespace-nowrap">{level}</span>
  </p>
)
