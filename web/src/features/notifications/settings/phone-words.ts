/** Formats a number: '(212) 555-0123' for US and Canadian ones, others unchanged. */
export function phoneText(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return area ? `(${area}) ${exchange}-${line}` : number
}
