import { type Passage, type PassageKind, passagesOf } from '@pepwell/domain/library'
import { namesInOne, relatedWords, searchable } from '@pepwell/domain/library-words'
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

    /** The passages that a question is about, best first; none, when nothing of it is known here. */
    async search(question: string, limit: number) {
      const sought = { question: namesInOne(question), related: relatedWords(question), limit }
      return (await passagesAbout(sought).execute(db)).rows.map(shown)
    },
  }
}

/** See {@link libraryService}. */
export type Library = ReturnType<typeof libraryService>
