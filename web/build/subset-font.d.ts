declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
  }
  /** The glyphs of a text, and no others, of a font. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
