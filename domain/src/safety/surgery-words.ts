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

/** A planned operation: 'knee replacement on', 'surgery in march'. */
export const OPERATION_AHEAD = [
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
  .flatMap((what) => [...WHEN, ...IN].map((when) => `${what} ${when}`))
  .join()
