import type { Palette } from './light-palette.ts'

/** A chart as a standalone SVG. */
export interface ChartPicture {
  image: HTMLImageElement
  width: number
  height: number
  legend: readonly { name: string; colour: string; isDashed: boolean }[]
}

const COLOURS = ['fill', 'stroke'] as const

function standingAlone(svg: SVGSVGElement, { colourOf, font }: Palette): string {
  const { width, height } = svg.getBoundingClientRect()
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  copy.setAttribute('font-family', font)
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    part.removeAttribute('class')
    part.removeAttribute('style')
    for (const name of COLOURS) {
      const colour = part.getAttribute(name)
      if (colour) part.setAttribute(name, colourOf(colour))
    }
  }
  return new XMLSerializer().serializeToString(copy)
}

/** Minimum width; narrow phone charts are scaled up. */
const NARROWEST = 560

/** The chart in a container; null without one. */
export async function chartPicture(place: Element, palette: Palette): Promise<ChartPicture | null> {
  const svg = place.querySelector<SVGSVGElement>('[role="img"] svg')
  if (!svg) return null
  const size = svg.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standingAlone(svg, palette))}`
  await image.decode()
  const legend = [...place.querySelectorAll<HTMLElement>('[data-series-colour]')].map((one) => ({
    name: one.textContent,
    colour: palette.colourOf(one.dataset.seriesColour ?? ''),
    isDashed: one.dataset.seriesLook === 'dashed',
  }))
  const width = Math.max(NARROWEST, size.width)
  return { image, legend, width, height: (width * size.height) / size.width }
}
