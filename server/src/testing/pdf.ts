import { constants, deflateRawSync } from 'node:zlib'

const DRAWN = '1 0 0 rg 50 50 200 200 re f BT /F1 24 Tf 50 700 Td (HbA1c 5.4 %) Tj ET'

interface Content {
  /** one letter per byte */
  stream: string
  filter?: string
}

/** A page whose content decompresses to many megabytes of spaces. */
export function bombContent(megabytes: number): Content {
  const packed = deflateRawSync(Buffer.alloc(2 ** 20, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const end = deflateRawSync(Buffer.alloc(0))
  const header = Buffer.from([0x78, 0x9c])
  const parts = Array.from({ length: megabytes }, () => packed)
  const stream = Buffer.concat([header, ...parts, end, Buffer.alloc(4)]).toString('latin1')
  return { stream, filter: '/Filter /FlateDecode' }
}

/** A PDF, by default with pages of a colored rectangle and a line of text. */
export function aPdf(pages: number, { stream, filter = '' }: Content = { stream: DRAWN }): Buffer {
  const first = 3
  const kids = Array.from({ length: pages }, (_, page) => first + 2 * page)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...kids.flatMap((id) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${id + 1} 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
      `<< /Length ${stream.length} ${filter} >>\nstream\n${stream}\nendstream`,
    ]),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** A PDF as a client sends it. */
export const pdfUrl = (pdf: Buffer): string => `data:application/pdf;base64,${pdf.toString('base64')}`
