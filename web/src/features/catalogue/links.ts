/** A line of the notes: a link or plain text. */
export interface NotedLink {
  text: string
  href?: string
}

export function notedLinks(note: string): NotedLink[] {
  const lines = note.split(/\s*\n\s*/).filter((line) => line !== '')
  return lines.map((text) =>
    /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? { text, href: text } : { text },
  )
}
