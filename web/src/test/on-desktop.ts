/** The matches of a desktop operator, so that every column fits: for a mock of `matchMedia`. */
export const onDesktop = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
  }) as unknown as MediaQueryList
