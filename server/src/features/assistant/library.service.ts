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

/** A text in pieces, with those that were asked for marked; together they are the text. */
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

/** Where the app says when to get help. */
const HELP_ADDRESS = '/ai-assistant#safety'

/** What to do in an emergency, as the first passage. */
const helpPassage = (text: string) => ({
  key: 'emergency',
  kind: 'emergency' as const,
  title: 'Get help now',
  heading: 'What to do first',
  body: text,
  address: HELP_ADDRESS,
  quote: [{ text, found: false }],
})

/** Draws the library from the catalogue as it is, within the transaction that changed it. Where nothing changed, nothing is written. */
async function draw(tx: Db): Promise<void> {
  await lockLibrary(tx)
  if (await putPassages(tx, passagesOf(await storedCatalogue(tx)).map(shelved))) await countWords(tx)
}

/** What the product itself says, found by whatever words somebody asks in. It quotes, and says nothing of its own. */
export function libraryService({ db, catalogue }: { db: Kysely<DB>; catalogue: Catalogue }) {
  catalogue.whenChanged(draw)

  return {
    /** Brings in what this version says and an earlier one did not. */
    bringUpToDate: () => db.transaction().execute(draw),

    /**
     * The passages that a question is about, best first; none, when nothing of it is known here. In an emergency what to do comes first,
     * and alone where somebody may take their life: passages tell doses.
     */
    async search(question: string, limit: number) {
      const help = emergencyHelp(question)
      if (help?.kinds.includes('suicide')) return [helpPassage(help.text)]
      const sought = { question: namesInOne(question), related: relatedWords(question), limit }
      const passages = (await passagesAbout(sought).execute(db)).rows.map(shown)
      return help ? [helpPassage(help.text), ...passages.slice(0, limit - 1)] : passages
    },
  }
}

export type Library = ReturnType<typeof libraryService>
