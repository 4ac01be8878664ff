/** '1 entry', '1,234 entries' */
export const counted = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`
