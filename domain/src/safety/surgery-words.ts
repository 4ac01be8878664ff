const MONTHS =
  'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec'
const WHEN = [
  'next',
  'scheduled',
  'planned',
  'coming',
  'soon',
  'date',
  'tomorrow',
  'this',
  'on',
  'in a',
  'in one',
  'in two',
  'in three',
]
const IN = [...MONTHS.split(', '), '2', '3', '4', '5', '6', 'four', 'five', 'six'].map((when) => `in ${when}`)

const OPERATIONS = [
  'surgery',
  'operation',
  'replacement',
  'transplant',
  'extraction',
  'biopsy',
  'endoscopy',
  'repair',
  'bypass',
  'sleeve',
  'arthroscopy',
  'laparoscopy',
  'hysterectomy',
  'liposuction',
  'tummy tuck',
]
const GALLBLADDER_OPERATIONS = [
  'cholecystectomy',
  'gallbladder removal',
  'gallbladder surgery',
  'gallbladder operation',
  'lap chole',
]
const AWAITED = [
  'waiting for',
  'waiting on',
  'awaiting',
  'scheduled for',
  'booked for',
  'due for',
  'upcoming',
  'planned',
  'planning',
  'having',
  'need',
  'getting',
].flatMap((lead) => [lead, `${lead} a`, `${lead} an`, `${lead} my`])

/** Operations by name, as people wait for them. */
const NAMED = `
  hip replacement, knee replacement, shoulder replacement, valve replacement, hernia repair, acl repair, gastric sleeve, gastric bypass,
  bariatric surgery, heart surgery, back surgery, spine surgery, knee surgery, hip surgery, shoulder surgery, foot surgery, hand surgery,
  cataract surgery, eye surgery, dental surgery, oral surgery, plastic surgery, thyroid surgery, hernia surgery, c section, mastectomy,
  tonsillectomy, appendectomy, thyroidectomy, breast reduction, facelift
`
  .trim()
  .split(/,\s*/)

/** 'Knee replacement on', 'surgery in march'. */
const dated = (operations: readonly string[]): string[] =>
  operations.flatMap((what) => [...WHEN, ...IN].map((when) => `${what} ${when}`))

/** 'Waiting for a hysterectomy'. */
const awaited = (operations: readonly string[]): string[] =>
  operations.flatMap((what) => AWAITED.map((lead) => `${lead} ${what}`))

const aheadOf = (operations: readonly string[]): string =>
  [...dated(operations), ...awaited(operations)].join()

/** A gallbladder that is still there. */
export const GALLBLADDER_SURGERY_AHEAD: string = aheadOf(GALLBLADDER_OPERATIONS)

/** A planned operation. */
export const OPERATION_AHEAD: string = [
  aheadOf(OPERATIONS),
  ...awaited(NAMED),
  GALLBLADDER_SURGERY_AHEAD,
].join()
