/**
 * Acceptable sources for health statements: regulators, public health institutes, registries, the World Anti-Doping
 * Agency, makers on their own medicines, and peer-reviewed journals. No reseller, clinic, news site, blog or
 * encyclopedia.
 */
const primaryHosts: ReadonlySet<string> = new Set([
  // labels and regulators
  'dailymed.nlm.nih.gov',
  'www.accessdata.fda.gov',
  'www.fda.gov',
  'www.regulations.gov',
  'www.federalregister.gov',
  'www.ema.europa.eu',
  'www.gov.uk',
  'www.tga.gov.au',
  'www.fda.gov.ph',
  'grls.rosminzdrav.ru',
  // makers
  'medical.lilly.com',
  'www.lillymedical.com',
  'www.lillymedical.eu',
  'uspl.lilly.com',
  'www.lilly.com.hk',
  'fertilitaet.ferring.de',
  'investor.lilly.com',
  'www.novonordisk.com',
  'novomedlink.com',
  'www.medicines.org.uk',
  'www.innoventbio.com',
  // public health
  'www.cdc.gov',
  'wwwnc.cdc.gov',
  'stacks.cdc.gov',
  'ods.od.nih.gov',
  'www.niddk.nih.gov',
  'www.nhlbi.nih.gov',
  'clinicalinfo.hiv.gov',
  'ctep.cancer.gov',
  'medlineplus.gov',
  'poisonhelp.hrsa.gov',
  '988lifeline.org',
  // sport
  'www.wada-ama.org',
  // trials and journals
  'clinicaltrials.gov',
  'pubmed.ncbi.nlm.nih.gov',
  'pmc.ncbi.nlm.nih.gov',
  'doi.org',
  'karger.com',
  'atm.amegroups.org',
  'pmj.bmj.com',
  'journals.eco-vector.com',
  'onlineijedo.positivepress.net',
])

const HOST = /^https:\/\/([^/?#]+)/

/** Whether a link uses https and leads to an accepted primary source. */
export const isPrimary = (url: string): boolean => primaryHosts.has(HOST.exec(url)?.[1] ?? '')
