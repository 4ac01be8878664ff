/** Its hyphens part no syllables, they are of the name: 'BPC-157', '1-29)'. */
const HYPHENATED = /(\S+-\S+)/

/** A name in a narrow place: no line ends within 'BPC-157', unless that is wider than the place. It is copied as it is. */
export const NoBreakText = ({ children: name }: { children: string }) =>
  name.split(HYPHENATED).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name stay where they are
      <span key={place} className="inline-block max-w-full wrap-anywhere">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
