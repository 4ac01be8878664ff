import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import type { CallReply } from '@pepwell/contract/declared'
import type { DosageCalculation } from '@pepwell/contract/doses/calculator'
import type { DoseLog, doseOccurrences, stats } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import type { Vial } from '@pepwell/contract/vials/vials'
import type { SiteUse } from '@pepwell/domain/doses/injection-sites'
import { standardList, wholeList } from '@pepwell/domain/doses/site-lists'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'
import { defaultChannels, defaultPreferences } from './settings-server.ts'

interface Regimen {
  peptides: Peptide[]
  personal: PersonalPeptide[]
  plan: PlanEntry[]
  /** latest first */
  doses: DoseLog[]
  /** sites with known use; all others are unused */
  sites: (Partial<SiteUse> & Pick<SiteUse, 'site'>)[]
  /** the occurrences that any dose would resolve */
  occurrences: CallReply<typeof doseOccurrences>
  stats: Partial<CallReply<typeof stats>>
  /** latest first */
  calculations: DosageCalculation[]
  /** newest first */
  reminders: Reminder[]
  /** newest first */
  vials: Vial[]
}

const nothing: Regimen = {
  peptides: [],
  personal: [],
  plan: [],
  doses: [],
  sites: [],
  occurrences: [],
  stats: {
    activePeptides: 0,
    adherenceRate: null,
    adherenceTrend: null,
    adherenceSpans: null,
    missedLately: [],
    daysTracked: 0,
    totalDoses: 0,
  },
  calculations: [],
  reminders: [],
  vials: [],
}

function page(doses: readonly DoseLog[], url: string): DoseLog[] {
  const query = new URL(url).searchParams
  const entry = query.get('peptideOf')
  const found = doses.filter(({ userPeptideId }) => entry === null || String(userPeptideId) === entry)
  const after = found.findIndex(({ id }) => String(id) === query.get('after'))
  return found.slice(after + 1, after + 1 + Number(query.get('limit')))
}

const unused = { lastUsedAt: null, lastUsedOn: null, soreSince: null }

/** The standard sites in order, followed by the person's own. */
const sitesOf = (known: Regimen['sites']) => {
  const own = known
    .filter(({ site }) => !standardList.some((usual) => usual.site === site))
    .map((site) => ({ ...{ name: '', region: null, neverSuggest: false, formerNames: [] }, ...site }))
  return wholeList([...standardList.map((site) => ({ ...site, formerNames: [] })), ...own]).map(
    ({ formerNames, ...site }) => ({ ...site, ...unused, ...known.find((use) => use.site === site.site) }),
  )
}

/** Serves the data of regimen pages. Changes to the returned regimen show in the next response. */
export function serveRegimen(start: Partial<Regimen> = {}): Regimen {
  const regimen = { ...nothing, ...start }
  server.use(
    http.get('/api/peptides', () => HttpResponse.json(regimen.peptides)),
    http.get('/api/personal-peptides', () => HttpResponse.json(regimen.personal)),
    http.get('/api/vials', () => HttpResponse.json(regimen.vials)),
    http.get('/api/user-peptides', () => HttpResponse.json(regimen.plan)),
    http.get('/api/dosage-calculations', ({ request }) =>
      HttpResponse.json(
        regimen.calculations.slice(0, Number(new URL(request.url).searchParams.get('limit'))),
      ),
    ),
    http.get('/api/analytics/stats', () => HttpResponse.json({ ...nothing.stats, ...regimen.stats })),
    http.get('/api/notification-preferences', () => HttpResponse.json(defaultPreferences)),
    http.get('/api/notifications/channels', () => HttpResponse.json(defaultChannels)),
    http.get('/api/reminders', () => HttpResponse.json(regimen.reminders)),
    http.get('/api/injection-sites', () => HttpResponse.json(sitesOf(regimen.sites))),
    http.get('/api/dosage-logs/occurrences', () => HttpResponse.json(regimen.occurrences)),
    http.get('/api/dosage-logs', ({ request }) => HttpResponse.json(page(regimen.doses, request.url))),
  )
  return regimen
}

/** A refusal in the server's format. */
export const refusal = (status: number, code: string, message: string, details?: object) =>
  HttpResponse.json({ code, message, details }, { status })
