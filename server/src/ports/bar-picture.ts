import sharp from 'sharp'

/** Pixels; mails show it at half the size, so that it is sharp. */
const WIDTH = 832
const HEIGHT = 192
/** Share of a bar's space that stays free. */
const GAP = 0.25

const paper = [255, 255, 255]
const bar = [15, 95, 84]
const ground = [214, 222, 219]

/**
 * A bar chart from 0 up as a PNG, without text.
 * @param figures 0 or more
 */
export function barPicture(figures: readonly number[]): Promise<Buffer> {
  const max = Math.max(1, ...figures)
  const place = WIDTH / Math.max(1, figures.length)
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const figure = figures[Math.floor(x / place)] ?? 0
      const within = (x % place) / place
      const isBar = within >= GAP / 2 && within < 1 - GAP / 2 && HEIGHT - y <= (figure / max) * HEIGHT
      pixels.set(isBar ? bar : y >= HEIGHT - 2 ? ground : paper, (y * WIDTH + x) * 3)
    }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png({ palette: true })
    .toBuffer()
}
