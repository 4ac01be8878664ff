import { setImmediate as breath } from 'node:timers/promises'
import { Parser } from 'htmlparser2'

/** An element as it opens. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  classes: readonly string[]
}

/** Looks at a page as it goes by, and keeps what it is interested in. */
export interface Collector {
  open(element: Element, depth: number): void
  text(text: string): void
  /** of the element that is open at this depth */
  close(depth: number): void
}

/** Characters at a time: between them others have their turn. */
const PIECE = 32 * 1024

/** No page that people read is nested so deeply; what follows is not read. */
const MOST_DEPTH = 500

const classesOf = ({ class: names = '' }: Element['attributes']): string[] =>
  names.slice(0, 1000).split(/\s+/).filter(Boolean)

/** Reads a page piece by piece, from its beginning to its end, and shows it to those who collect. */
export async function readThrough(html: string, collectors: readonly Collector[]): Promise<void> {
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      const element = { name, attributes, classes: classesOf(attributes) }
      for (const collector of collectors) collector.open(element, depth)
    },
    ontext(text) {
      for (const collector of collectors) collector.text(text)
    },
    onclosetag() {
      for (const collector of collectors) collector.close(depth)
      depth--
    },
  })
  for (let at = 0; at < html.length && depth < MOST_DEPTH; at += PIECE) {
    parser.write(html.slice(at, at + PIECE))
    await breath()
  }
  parser.end()
}
