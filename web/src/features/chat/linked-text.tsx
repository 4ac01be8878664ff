import { piecesOf } from './links.ts'

/** A message's text with links. Nothing is prefetched from them. */
export const LinkedText = ({ text }: { text: string }) =>
  piecesOf(text).map(({ text: piece, href }, index) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="wrap-anywhere underline underline-offset-2 hover:no-underline"
      >
        {piece}
      </a>
    ) : (
      piece
    ),
  )
