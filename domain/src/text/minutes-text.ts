const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** '30 minutes', '1 hour', '1 hour 50 minutes', '1 day' */
export function minutesText(minutes: number): string {
  const days = Math.floor(minutes / (24 * 60))
  const hours = Math.floor(minutes / 60) % 24
  const rest = minutes % 60
  return [
    days > 0 && counted(days, 'day'),
    hours > 0 && counted(hours, 'hour'),
    rest > 0 && counted(rest, 'minute'),
  ]
    .filter(Boolean)
    .join(' ')
}
