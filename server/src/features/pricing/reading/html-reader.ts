import { setImmediate as breath } from 'node:timers/promises'
import { Parser } from 'htmlparser2'

/** An opening element. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  classes: readonly string[]
}

/** Collects what it needs while the page is parsed. */
export interface Collector {
  open(element: Element, depth: number): void
  text(text: string): void
  /** of the element that is open at this depth */
  close(depth: number): void
}

/** Characters at a time; other work runs in between. */
const PIECE = 32 * 1024

/** Deeper than any real page; the rest isn't read. */
const MAX_DEPTH = 500

const classesOf = ({ class: names = '' }: Element['attributes']): string[] =>
  names.slice(0, 1000).split(/\s+/).filter(Boolean)

/** Parses a page in chunks and passes it to the collectors. */
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
  for (let index = 0; index < html.length && depth < MAX_DEPTH; index += PIECE) {
    parser.write(html.slice(index, index + PIECE))
    await breath()
  }
  parser.end()
}
