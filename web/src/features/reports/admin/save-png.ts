import { saveFile } from '../../../lib/browser/save-file.ts'
import { changeText } from './figures.tsx'
import { lightPalette, type Palette } from './light-palette.ts'
import { drawRows, rowsHeight } from './png-rows.ts'
import { cellText, type Figure, type ReportTable } from './report-table.ts'

/** A chart as a standalone SVG. */
interface ChartPicture {
  image: HTMLImageElement
  width: number
  height: number
  legend: readonly { name: string; color: string; isDashed: boolean }[]
}

const COLORS = ['fill', 'stroke'] as const

function standingAlone(svg: SVGSVGElement, { colorOf, font }: Palette): string {
  const { width, height } = svg.getBoundingClientRect()
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  copy.setAttribute('font-family', font)
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    part.removeAttribute('class')
    part.removeAttribute('style')
    for (const name of COLORS) {
      const color = part.getAttribute(name)
      if (color) part.setAttribute(name, colorOf(color))
    }
  }
  return new XMLSerializer().serializeToString(copy)
}

/** Minimum width; narrow phone charts are scaled up. */
const NARROWEST = 560

/** The chart in a container; null without one. */
async function chartPicture(place: Element, palette: Palette): Promise<ChartPicture | null> {
  const svg = place.querySelector<SVGSVGElement>('[role="img"] svg')
  if (!svg) return null
  const size = svg.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standingAlone(svg, palette))}`
  await image.decode()
  const legend = [...place.querySelectorAll<HTMLElement>('[data-series-color]')].map((one) => ({
    name: one.textContent,
    color: palette.colorOf(one.dataset.seriesColor ?? ''),
    isDashed: one.dataset.seriesLook === 'dashed',
  }))
  const width = Math.max(NARROWEST, size.width)
  return { image, legend, width, height: (width * size.height) / size.width }
}

/** Size of a picture without a chart. */
const WIDTH = 960
const MARGIN = 32
const [TITLE, FIGURES, LEGEND] = [64, 60, 28]

/** 2× pixel density for print, within the browsers' canvas limit. */
const SCALE = 2
const TALLEST = 16_000

/** The source of a picture. */
export interface PngSource {
  title: string
  /** title and date range */
  subtitle: string
  figures: readonly Figure[]
  table: ReportTable
  /** the chart's container; without one, the table is drawn as bars */
  place: Element | null
}

type Draw = CanvasRenderingContext2D

function drawTitle(context: Draw, { title, subtitle }: PngSource, width: number, palette: Palette): void {
  const { ink, soft, font } = palette
  context.fillStyle = ink
  context.font = `bold 22px ${font}`
  context.fillText(title, MARGIN, MARGIN + 8, width)
  context.fillStyle = soft
  context.font = `14px ${font}`
  context.fillText(subtitle, MARGIN, MARGIN + 36, width)
}

function drawFigures(context: Draw, figures: readonly Figure[], whole: number, palette: Palette): void {
  const y = MARGIN + TITLE
  const width = whole / Math.max(1, figures.length)
  for (const [index, { label, value, change }] of figures.entries()) {
    const x = MARGIN + index * width
    context.fillStyle = palette.soft
    context.font = `13px ${palette.font}`
    context.fillText(label, x, y + 8, width - 16)
    context.fillStyle = palette.ink
    context.font = `bold 22px ${palette.font}`
    context.fillText(cellText(value), x, y + 34, width - 16)
    const end = x + context.measureText(cellText(value)).width + 8
    context.font = `600 13px ${palette.font}`
    context.fillStyle = palette.soft
    if (change) context.fillText(changeText(change), end, y + 35)
  }
}

function drawChart(
  context: Draw,
  { image, legend, width, height }: ChartPicture,
  y: number,
  palette: Palette,
): void {
  let x = MARGIN
  context.font = `13px ${palette.font}`
  for (const { name, color, isDashed } of legend) {
    context.fillStyle = color
    for (const dash of isDashed ? [0, 6, 12] : [0, 4, 8, 12]) context.fillRect(x + dash, y + 6, 4, 3)
    context.fillStyle = palette.soft
    context.fillText(name, x + 22, y + 8)
    x += 22 + context.measureText(name).width + 20
  }
  context.drawImage(image, MARGIN, y + LEGEND, width, height)
}

/** A standalone picture on white: title, figures and the chart as on screen. */
export async function pngOf(source: PngSource): Promise<Blob | null> {
  const palette = lightPalette()
  const chart = source.place && (await chartPicture(source.place, palette))
  const width = chart ? chart.width : WIDTH - 2 * MARGIN
  const top = MARGIN + TITLE + (source.figures.length > 0 ? FIGURES : 0)
  const height = top + (chart ? LEGEND + chart.height : rowsHeight(source.table)) + MARGIN
  const scale = Math.min(SCALE, TALLEST / height)
  const size = { width: Math.ceil((width + 2 * MARGIN) * scale), height: Math.ceil(height * scale) }
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(scale, scale)
  context.fillStyle = palette.surface
  context.fillRect(0, 0, width + 2 * MARGIN, height)
  context.textBaseline = 'middle'
  drawTitle(context, source, width, palette)
  drawFigures(context, source.figures, width, palette)
  if (chart) drawChart(context, chart, top, palette)
  else drawRows(context, source.table, { x: MARGIN, y: top, width }, palette)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/**
 * Downloads a report as a picture.
 * @throws Error if the browser can't create it
 */
export async function savePng(file: string, source: PngSource): Promise<void> {
  const blob = await pngOf(source)
  if (!blob) throw new Error('The browser couldn’t create the image')
  saveFile(file, blob)
}
