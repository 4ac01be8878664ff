/** 32 bits that depend on every character of a text (FNV-1a, then MurmurHash3's finish). */
function hash(text: string, seed: number): number {
  let bits = 0x811c9dc5 ^ seed
  for (let index = 0; index < text.length; index += 1)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * A deterministic client id (UUID, version 8) from the content, so that a repeated import stores nothing
 * twice. It
 * identifies entries within one person and isn't secret.
 */
export function contentId(...content: readonly string[]): string {
  const text = JSON.stringify(content)
  const hex = [1, 2, 3, 4]
    .map((seed) =>
      hash(text, seed * 0x9e3779b9)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
