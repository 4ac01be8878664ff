import type { Source } from '../catalogue/medicines.ts'
import type { CalendarDay } from '../time/calendar.ts'

/** The day on which most labels were last read. */
const LABELS_READ: CalendarDay = '2026-11-22'

/**
 * A page at one of the hosts in `primary-hosts.ts`.
 * @param checked the day on which we read it; omitted when we haven't opened it
 */
export const page = <Day extends CalendarDay | null = null>(
  name: string,
  url: string,
  checked: Day = null as Day,
): Source<Day> => ({ name, url, checked })

/**
 * A product's US label by name: DailyMed's search always leads to the newest version.
 * @param product the brand, or the substance without one
 * @param checked the date we read the label; null if we haven't
 */
export const dailyMed = <Day extends CalendarDay | null = CalendarDay>(
  product: string,
  checked: Day = LABELS_READ as Day,
): Source<Day> =>
  page(
    `${product} label on DailyMed`,
    `https://dailymed.nlm.nih.gov/dailymed/search.cfm?labeltype=all&query=${encodeURIComponent(product)}`,
    checked,
  )

/** An article in a peer-reviewed journal, by its DOI. */
export const article = <Day extends CalendarDay | null = null>(name: string, doi: string, checked?: Day) =>
  page(name, `https://doi.org/${doi}`, checked)

/** An article in a peer-reviewed journal, by its PubMed number. */
export const pubMed = <Day extends CalendarDay | null = null>(name: string, pmid: number, checked?: Day) =>
  page(name, `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`, checked)

/** A trial in the US registry, by its number there. */
export const trial = <Day extends CalendarDay | null = null>(name: string, nct: string, checked?: Day) =>
  page(name, `https://clinicaltrials.gov/study/${nct}`, checked)

export const fdaOnCompounding = page(
  'FDA on substances in compounding that may pose safety risks',
  'https://www.fda.gov/drugs/compounding/safety-risks-associated-certain-bulk-drug-substances-nominated-use-compounding',
  '2026-11-26',
)

/** The FDA's docket for its committee of July 2026 on seven peptides, with its reviewers' briefing. */
export const fdaDocket = page(
  'FDA docket FDA-2025-N-6895 on seven peptides',
  'https://www.regulations.gov/docket/FDA-2025-N-6895',
)

export const wadaList = page('WADA Prohibited List', 'https://www.wada-ama.org/en/prohibited-list')

export const wilsonDisease = page(
  'Treatment of Wilson disease, a review (Annals of Translational Medicine)',
  'https://atm.amegroups.org/article/view/24683/html',
  '2026-11-27',
)
