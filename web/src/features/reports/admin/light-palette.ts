/** Series colors in order. */
const pictureColors = ['--accent', '--series-2', '--series-3', '--series-4'] as const

/** Print colors: paper is white in either theme. */
export interface Palette {
  surface: string
  ink: string
  soft: string
  series: readonly string[]
  font: string
  /** resolves a CSS color such as 'var(--accent)' */
  colorOf: (text: string) => string
}

/** Reads the light theme's colors without painting. */
export function lightPalette(): Palette {
  const { classList } = document.documentElement
  const isDark = classList.contains('dark')
  classList.remove('dark')
  const style = getComputedStyle(document.documentElement)
  const known = new Map<string, string>()
  for (const name of ['--surface', '--ink', '--soft', '--line', ...pictureColors])
    known.set(name, style.getPropertyValue(name).trim())
  classList.toggle('dark', isDark)
  const named = (name: string) => known.get(name) || '#000'
  return {
    surface: known.get('--surface') || '#fff',
    ink: named('--ink'),
    soft: named('--soft'),
    series: pictureColors.map(named),
    font: getComputedStyle(document.body).fontFamily || 'sans-serif',
    colorOf: (text) => text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => named(name)),
  }
}
