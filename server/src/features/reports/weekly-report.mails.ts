import type { Change } from '@pepwell/domain/reports/reports'
import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { brandName } from '@pepwell/domain/text/brand'
import { escapeHtml } from '../../escape-html.ts'
import { barPicture } from '../../ports/bar-picture.ts'
import type { Mail } from '../../ports/mail.ts'
import { mailButton, mailPage, type UnsubscribeLink, unsubscribeLine } from '../../ports/mail-page.ts'
import type { BusinessReports } from './business-reports.service.ts'
import type { Reports } from './reports.service.ts'

type ReplyOf<Report extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Report>>

/** The week's figures. */
interface Week {
  growth: ReplyOf<Reports['growth']>
  pages: ReplyOf<Reports['pageVisits']>
  peptides: ReplyOf<Reports['peptides']>
  sales: ReplyOf<BusinessReports['sales']>
  waiting: ReplyOf<BusinessReports['waiting']>
  deliveries: ReplyOf<BusinessReports['deliveries']>
}

/** A section of the mail: figures, and optional bars. */
interface Section {
  title: string
  rows: readonly (readonly [name: string, value: string])[]
  picture?: { bars: readonly number[]; words: string }
}

const shown = (figure: number) => figure.toLocaleString('en-US')

const dollars = (amount: number) => `${amount < 0 ? '−' : ''}$${inDollars(toCents(Math.abs(amount)))}`

const share = (percent: number | null) => (percent === null ? '—' : `${percent} %`)

const changed = ({ direction, percentage }: Change): string =>
  direction === 'flat' || percentage === null
    ? ''
    : ` (${percentage > 0 ? '+' : '−'}${Math.abs(percentage)} %)`

const dayName = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })

const longDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

const people = ({ growth }: Week): Section => ({
  title: 'People',
  rows: [
    ['Total users', shown(growth.totalUsers) + changed(growth.changes.totalUsers)],
    ['New', shown(growth.days.reduce((sum, { newUsers }) => sum + newUsers, 0))],
    ['Active in the week', shown(growth.activeUsersThisWeek) + changed(growth.changes.activeUsersThisWeek)],
    ...growth.days.map(({ day, activeUsers }) => [`Active on ${dayName(day)}`, shown(activeUsers)] as const),
  ],
  picture: { bars: growth.days.map(({ activeUsers }) => activeUsers), words: 'Active users on each day' },
})

const funnel = ({ growth }: Week): Section => ({
  title: 'From visit to order',
  rows: growth.funnel.map(
    ({ step, people, share: part }) =>
      [step, shown(people) + (part === null ? '' : ` (${share(part)})`)] as const,
  ),
  picture: { bars: growth.funnel.map(({ people }) => people), words: 'People at each step' },
})

const sold = ({ sales }: Week): Section => ({
  title: 'Sales',
  rows: [
    ['Revenue', dollars(sales.revenue) + changed(sales.changes.revenue)],
    ['Orders', shown(sales.orders) + changed(sales.changes.orders)],
    ['Margin', sales.margin === null ? '—' : `${dollars(sales.margin)} (${share(sales.marginPercent)})`],
    ...(sales.unitsWithoutCost > 0 ? [['Without a cost', shown(sales.unitsWithoutCost)] as const] : []),
    ...sales.months.slice(-6).map(({ month, revenue }) => [`Revenue in ${month}`, dollars(revenue)] as const),
  ],
  picture: {
    bars: sales.months.slice(-6).map(({ revenue }) => revenue),
    words: 'Revenue in the last 6 months',
  },
})

const dosed = ({ peptides }: Week): Section => ({
  title: 'Most active peptides',
  rows: peptides
    .slice(0, 5)
    .map(({ peptideName, activeUsers, totalDoses }) => [
      peptideName,
      `${shown(totalDoses)} doses, ${shown(activeUsers)} users`,
    ]),
})

const site = ({ pages }: Week): Section => ({
  title: 'Website',
  rows: [
    ['Page views', shown(pages.totalPageViews) + changed(pages.changes.totalPageViews)],
    ['Visitors', shown(pages.uniqueVisitors) + changed(pages.changes.uniqueVisitors)],
    ...pages.popularPages.slice(0, 3).map(({ pagePath, views }) => [pagePath, shown(views)] as const),
  ],
})

const channelNames = { in_app: 'In the app', push: 'Push', email: 'Mail', sms: 'Text message' }

const care = ({ waiting, deliveries }: Week): Section => ({
  title: 'Support and reminders',
  rows: [
    ['Answered', shown(waiting.answered)],
    ['Median wait', waiting.half === null ? '—' : `${shown(waiting.half / 60)} min`],
    ['Waiting now', shown(waiting.waiting)],
    ...deliveries.map(
      ({ channel, rate }) =>
        [`Reminders delivered, ${channelNames[channel].toLowerCase()}`, share(rate)] as const,
    ),
  ],
})

const asText = ({ title, rows }: Section): string =>
  [title, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n')

const asHtml = ({ title, rows, picture }: Section, index: number): string =>
  [
    `<p style="margin:24px 0 4px;font-weight:600">${escapeHtml(title)}</p>`,
    picture &&
      `<img src="cid:bars-${index}" width="416" height="96" alt="${escapeHtml(picture.words)}" style="display:block;width:100%;height:auto;margin:8px 0">`,
    '<table style="width:100%;border-collapse:collapse">',
    ...rows.map(
      ([name, value]) =>
        `<tr><td style="padding:2px 12px 2px 0">${escapeHtml(name)}</td><td style="padding:2px 0;text-align:right">${escapeHtml(value)}</td></tr>`,
    ),
    '</table>',
  ]
    .filter(Boolean)
    .join('')

/** The weekly report as a mail: each picture is next to the same figures. */
export async function weeklyMail(
  { email, firstName }: { email: string; firstName: string | null },
  { startDate, endDate }: { startDate: string; endDate: string },
  week: Week,
  { publicUrl, unsubscribe }: { publicUrl: string; unsubscribe: UnsubscribeLink },
): Promise<Omit<Mail, 'id'>> {
  const parts = [people(week), funnel(week), sold(week), dosed(week), site(week), care(week)].filter(
    ({ rows }) => rows.length > 0,
  )
  const hello = firstName ? `Hello ${firstName},` : 'Hello,'
  const sentence = `here’s the week from ${longDay(startDate)} to ${longDay(endDate)}, compared with the week before.`
  const link = `${publicUrl}/admin?tab=reports&from=${startDate}&to=${endDate}`
  const why = 'You get this email because you turned it on in the Reports tab. You can turn it off there.'
  const ending = unsubscribeLine(unsubscribe)
  const pictures = parts.flatMap(({ picture }, index) =>
    picture ? [{ place: index, bars: picture.bars }] : [],
  )
  return {
    to: email,
    subject: `${brandName}: the week from ${longDay(startDate)} to ${longDay(endDate)}`,
    text: [hello, sentence, ...parts.map(asText), `Full report: ${link}`, why, ending.text, brandName].join(
      '\n\n',
    ),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${escapeHtml(sentence)}</p>`,
      ...parts.map(asHtml),
      mailButton('Open the report', link),
      `<p style="font-size:14px;color:#55635f">${why}</p>`,
      ending.html,
    ]),
    unsubscribe: unsubscribe.link,
    pictures: await Promise.all(
      pictures.map(async ({ place, bars }) => ({ id: `bars-${place}`, png: await barPicture(bars) })),
    ),
  }
}
