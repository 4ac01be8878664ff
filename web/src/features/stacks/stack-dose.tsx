/** A number with its unit: '15 mg' of '15 mg weekly'. */
const WITH_UNIT = /(\d[\d.,]*\s\p{L}+)/u

/** A dose as its owner wrote it; line breaks never separate a number from its unit. */
export const StackDose = ({ text }: { text: string }) =>
  text.split(WITH_UNIT).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
