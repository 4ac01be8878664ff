/** A name in up to three letters for a small vial: 'BPC' for BPC-157, 'TB' for TB-500. @param name not empty */
export const vialAbbreviation = (name: string): string =>
  (/\p{L}{1,3}/u.exec(name)?.[0] ?? name.trim().slice(0, 3)).toUpperCase()
