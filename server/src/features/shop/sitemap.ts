import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { escapeHtml } from '../../ports/mail-page.ts'

/** Every page that search engines may know, as sitemaps.org has it. */
export function sitemap(products: readonly Pick<ShopProduct, 'slug'>[], publicUrl: string): string {
  const paths = ['/', '/shop', ...products.map(({ slug }) => `/shop/${slug}`)]
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
