import { piecesOf } from './links.ts'

/** What somebody wrote, as they wrote it. Addresses in it can be followed; nothing is fetched from them. */
export const LinkedText = ({ text }: { text: string }) =>
  piecesOf(text).map(({ text: piece, href }, at) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
        key={at}
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
