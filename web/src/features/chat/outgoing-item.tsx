import { Clock3 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { formatTime } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Bubble, Meta, SenderName } from './bubble.tsx'
import { CardBody } from './card-body.tsx'
import { LinkedText } from './linked-text.tsx'
import type { Reader } from './message-item.tsx'
import type { Outgoing } from './outbox.ts'
import { QuotedLines } from './quote.tsx'
import type { OutgoingRow } from './rows.ts'

/** The picture from this browser's memory. */
function LocalPicture({ file }: { file: File }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <img
      src={src}
      alt="Sending"
      className="block max-h-70 max-w-70 rounded-[0.9rem] bg-sunken object-cover"
    />
  )
}

function Body({ outgoing: { text, picture, card, at }, reader }: { outgoing: Outgoing; reader: Reader }) {
  if (card) return <CardBody card={card.card} at={at} weightUnit={reader.weightUnit} isInOwn />
  return picture ? <LocalPicture file={picture} /> : <LinkedText text={text} />
}

interface OutgoingItemProps {
  row: OutgoingRow
  reader: Reader
  onAgain: (one: Outgoing) => void
  onDrop: (clientId: string) => void
}

/** A pending or failed message. */
export function OutgoingItem({ row: { outgoing, begins }, reader, onAgain, onDrop }: OutgoingItemProps) {
  const { clientId, picture, replyTo, at, problem } = outgoing
  return (
    <li
      data-row=""
      className={cx('flex animate-bubble-in flex-col items-end', begins ? 'mt-2.5' : 'mt-0.75')}
    >
      <Bubble isOwn begins={begins} isPicture={picture !== undefined}>
        <SenderName name="You" />
        {replyTo && (
          <div className="mt-1 mb-1.5 min-w-40 py-1 pr-2">
            <QuotedLines quoted={replyTo} isInOwn />
          </div>
        )}
        <Body outgoing={outgoing} reader={reader} />
        <Meta isOwn>
          <time dateTime={at}>{formatTime(at, reader.timeZone)}</time>
          {problem === undefined && (
            <>
              <Clock3 aria-hidden="true" />
              <span className="sr-only">Sending</span>
            </>
          )}
        </Meta>
      </Bubble>
      {problem !== undefined && (
        <div role="alert" className="mt-1 flex max-w-full flex-wrap items-center justify-end gap-x-1">
          <p className="text-sm text-danger-ink">
            <span className="font-semibold">Not sent.</span> {problem}
          </p>
          <Button variant="ghost" size="sm" onClick={() => onAgain(outgoing)}>
            Try again
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-danger-ink hover:bg-danger-soft"
            onClick={() => onDrop(clientId)}
          >
            Delete
          </Button>
        </div>
      )}
    </li>
  )
}
