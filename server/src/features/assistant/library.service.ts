import { emergencyHelp } from '@pepwell/domain/emergencies/emergencies'
import { type Passage, type PassageKind, passagesOf } from '@pepwell/domain/library/library'
import { namesInOne, relatedWords, searchable } from '@pepwell/domain/library/library-words'
import type { Kysely } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { type Catalogue, storedCatalogue } from '../catalogue/catalogue.service.ts'
import {
  countWords,
  type FoundPassage,
  lockLibrary,
  marks,
  passagesAbout,
  putPassages,
  type ShelvedPassage,
} from './library.queries.ts'

const shelved = ({ names, also, ...passage }: Passage): ShelvedPassage => ({
  ...passage,
  titleWords: searchable(passage.title),
  otherNames: searchable(names.join(' ')),
  headingWords: searchable(`${passage.heading} ${also}`),
  bodyWords: searchable(passage.body),
})

/** A text in parts with matches marked; together they are the text. */
const piecesOf = (marked: string) =>
  marked.split(marks.begin).flatMap((part, index) => {
    const [found = '', rest = ''] = index > 0 ? part.split(marks.end) : ['', part]
    return [
      { text: found, found: true },
      { text: rest, found: false },
    ].filter(({ text }) => text !== '')
  })

const shown = ({ marked, score: _score, place: _place, kind, ...passage }: FoundPassage) => ({
  ...passage,
  kind: kind as PassageKind,
  quote: piecesOf(marked),
})

/** The page about when to get help. */
const HELP_ADDRESS = '/ai-assistant#safety'

/** Emergency help as the first passage. */
const helpPassage = (text: string) => ({
  key: 'emergency',
  kind: 'emergency' as const,
  title: 'Get help now',
  heading: 'What to do first',
  body: text,
  address: HELP_ADDRESS,
  quote: [{ text, found: false }],
})

/** Updates the library from the catalogue in the transaction that changed it. Writes nothing if nothing changed. */
async function draw(tx: Db): Promise<void> {
  await lockLibrary(tx)
  if (await putPassages(tx, passagesOf(await storedCatalogue(tx)).map(shelved))) await countWords(tx)
}

/** Searches the product's own text by any words. It only quotes. */
export function libraryService({ db, catalogue }: { db: Kysely<DB>; catalogue: Catalogue }) {
  catalogue.whenChanged(draw)

  return {
    /** Adds texts new in this version. */
    bringUpToDate: () => db.transaction().execute(draw),

    /**
     * The best passages for a question; none if nothing matches. Emergency advice comes first, and alone if the
     * person may be suicidal, because passages name doses.
     */
    async search(question: string, limit: number) {
      const help = emergencyHelp(question)
      if (help?.kinds.includes('suicide')) return [helpPassage(help.text)]
      const query = { question: namesInOne(question), related: relatedWords(question), limit }
      const passages = (await passagesAbout(query).execute(db)).rows.map(shown)
      return help ? [helpPassage(help.text), ...passages.slice(0, limit - 1)] : passages
    },
  }
}

export type Library = ReturnType<typeof libraryService>
