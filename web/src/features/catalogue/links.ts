/** A line of the links that somebody noted: an address that may be followed, or just text. */
export interface NotedLink {
  text: string
  href?: string
}

/** The lines of a note, each that is a web address of its own as a link. Other schemes, such as javascript:, stay text. */
export function notedLinks(note: string): NotedLink[] {
  const lines = note.split(/\s*\n\s*/).filter((line) => line !== '')
  return lines.map((text) =>
    /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? { text, href: text } : { text },
  )
}
