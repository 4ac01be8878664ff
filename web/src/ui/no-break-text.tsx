/** Hyphens inside names: 'BPC-157', '1-29)'. */
const HYPHENATED = /(\S+-\S+)/

/** A name that doesn't break inside 'BPC-157' unless it is wider than its box. Copying gives the original text. */
export const NoBreakText = ({ children: name }: { children: string }) =>
  name.split(HYPHENATED).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name stay where they are
      <span key={index} className="inline-block max-w-full wrap-anywhere">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
