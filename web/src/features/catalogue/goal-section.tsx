import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { splitEvidence } from '@pepwell/domain/catalogue/evidence-notes'
import { peptideKey } from '@pepwell/domain/catalogue/peptides'
import { ChevronDown, Plus, Tag } from 'lucide-react'
import { memo, useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import { PersonalBadge } from '../../ui/personal-badge.tsx'
import { CategoryMark } from './category-mark.tsx'
import { EvidenceScale } from './evidence-scale.tsx'
import { isPersonal, levelOf, type PeptideRow, refOf, vialMg } from './peptide-row.ts'

interface CardActions {
  onInformation: (peptide: PeptideRow) => void
  onAdd: (peptide: PeptideRow) => void
  /** only catalog peptides have prices */
  onPrices: (peptide: Peptide) => void
}

interface PeptideCardProps extends CardActions {
  peptide: PeptideRow
  /** below the heading of its goal */
  level?: 3 | 4 | undefined
  /** below the first screen: skips layout and paint until it is near */
  isFar: boolean
}

const summary = (peptide: PeptideRow): string =>
  isPersonal(peptide) ? peptide.description : splitEvidence(peptide.description).text

function Title({ peptide, level: headingLevel = 3 }: Pick<PeptideCardProps, 'peptide' | 'level'>) {
  const mg = vialMg(peptide)
  const level = levelOf(peptide)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-1.5">
        <CardTitle level={headingLevel} className="leading-snug wrap-anywhere max-md:text-base">
          <NoBreakText>{peptide.name}</NoBreakText>
        </CardTitle>
        {mg !== null && (
          // On phones, the details name it.
          <span className="text-sm whitespace-nowrap text-soft tabular-nums max-md:hidden">{mg} mg</span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-soft">
        {/* Elsewhere, the heading of its goal names it. */}
        {headingLevel === 3 && <p className="max-w-full truncate">{peptide.category}</p>}
        {level && <EvidenceScale level={level} />}
        {isPersonal(peptide) && <PersonalBadge />}
      </div>
    </div>
  )
}

/** On phones, the whole row opens the details, except for its two icon buttons. */
function Actions({ peptide, onInformation, onAdd, onPrices }: CardActions & { peptide: PeptideRow }) {
  const { name } = peptide
  return (
    <div className="flex md:gap-2">
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Information about ${name}`}
        className="max-md:absolute max-md:inset-0 max-md:rounded-xl max-md:-outline-offset-3 max-md:hover:bg-transparent max-md:active:bg-ink/5 md:flex-1"
        onClick={() => onInformation(peptide)}
      >
        <span className="max-md:hidden">Information</span>
      </Button>
      {!isPersonal(peptide) && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Compare prices of ${name}`}
          title="Compare prices"
          className="px-3"
          onClick={() => onPrices(peptide)}
        >
          <Tag className="size-5 md:size-4 xl:hidden" aria-hidden="true" />
          <span className="max-xl:hidden">Prices</span>
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Add to plan: ${name}`}
        className="max-md:px-3 md:flex-1"
        onClick={() => onAdd(peptide)}
      >
        <Plus className="size-5 md:size-4 md:max-xl:hidden" aria-hidden="true" />
        <span className="whitespace-nowrap max-md:hidden">Add to plan</span>
      </Button>
    </div>
  )
}

/** A peptide: a row with two icon buttons on phones, a card from md. */
const PeptideCard = memo(function PeptideCard({ peptide, level, isFar, ...actions }: PeptideCardProps) {
  return (
    <Card
      as="li"
      className={cx(
        'relative flex items-center gap-3 max-md:rounded-xl max-md:p-3 md:flex-col md:items-stretch md:gap-4',
        isFar &&
          '[contain-intrinsic-height:auto_4.75rem] [content-visibility:auto] md:[contain-intrinsic-height:auto_14rem]',
      )}
    >
      <div className="flex min-w-0 flex-1 items-center gap-3 md:flex-none">
        <CategoryMark category={peptide.category} />
        <Title peptide={peptide} level={level} />
      </div>
      <p className="line-clamp-3 flex-1 text-soft max-md:hidden">{summary(peptide)}</p>
      <Actions peptide={peptide} {...actions} />
    </Card>
  )
})

/** Rows of a goal before the rest unfolds; one more is shown right away. */
const AT_FIRST = 2

interface GoalSectionProps extends CardActions {
  goal: string
  peptides: readonly PeptideRow[]
  /** on phones, one line until tapped */
  folds: boolean
}

/** The peptides of one goal, the first of them shown. */
export function GoalSection({ goal, peptides, folds, ...actions }: GoalSectionProps) {
  const [open, setOpen] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const isFolded = folds && !open
  const isLong = peptides.length > AT_FIRST + 1
  const shown = showsAll || !isLong ? peptides : peptides.slice(0, AT_FIRST)
  return (
    <section aria-label={goal} className={cx('mb-6', isFolded && 'max-md:mb-0')}>
      <h3 className={cx('mb-2 font-bold text-soft', folds && 'max-md:mb-0')}>
        {folds && (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 w-full items-center justify-between text-left md:hidden"
          >
            {goal}
            <ChevronDown
              className={cx('size-5 transition-transform duration-150', open && 'rotate-180')}
              aria-hidden="true"
            />
          </button>
        )}
        <span className={cx(folds && 'max-md:hidden')}>{goal}</span>
      </h3>
      <div className={cx(isFolded && 'max-md:hidden')}>
        <PeptideList peptides={shown} level={4} isFar={folds} {...actions} />
        {isLong && (
          <Button
            variant="ghost"
            size="sm"
            className="mt-1 -ml-3"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : `All ${peptides.length}`}
          </Button>
        )}
      </div>
    </section>
  )
}

interface PeptideListProps extends CardActions {
  peptides: readonly PeptideRow[]
  level?: 3 | 4
  /** below the first screen */
  isFar?: boolean
}

/** The most cards that a first screen shows. */
const NEAR = 12

export const PeptideList = ({ peptides, isFar = false, ...card }: PeptideListProps) => (
  <ul className="grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
    {peptides.map((peptide, index) => (
      <PeptideCard
        key={peptideKey(refOf(peptide))}
        peptide={peptide}
        isFar={isFar || index >= NEAR}
        {...card}
      />
    ))}
  </ul>
)
