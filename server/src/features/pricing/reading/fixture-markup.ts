import { meta } from './fixture-microdata.ts'
import { type FixturePage, jsonLdPage, offer, page, schema } from './fixture-page.ts'

const woo = (text: string) =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">$</span>${text}</bdi></span>`
const variations = [
  ['5 mg', 30],
  ['10 mg', 54.99],
].map(([size, display_price]) => ({
  attributes: { attribute_pa_size: size },
  display_price,
  display_regular_price: 70,
  sku: '',
}))
const asAttribute = (data: unknown) => JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const shopify = {
  id: 1,
  title: 'BPC-157',
  price: 3000,
  variants: [
    { title: '5mg', price: 3000 },
    { title: '10mg', price: 5499 },
  ],
}

export const markup: FixturePage[] = [
  { what: 'WooCommerce', html: page(`<p class="price">${woo('54.99')}</p>`), expected: 5499 },
  {
    what: 'WooCommerce, on sale',
    html: page(
      `<p class="price"><del>${woo('70.00')}</del> <span class="screen-reader-text">Original price was: $70.00.</span><ins>${woo('54.99')}</ins></p>`,
    ),
    expected: 5499,
  },
  {
    what: 'WooCommerce, from and to',
    html: page(`<p class="price">${woo('30.00')} – ${woo('99.00')}</p>`),
    expected: 'The page has several prices, and none is labeled 10mg',
  },
  {
    what: 'WooCommerce, with packs to choose from',
    html: page(
      `<p class="price">${woo('30.00')} – ${woo('54.99')}</p><form data-product_variations="${asAttribute(variations)}"></form>`,
    ),
    expected: 5499,
  },
  {
    what: 'WooCommerce, with related products',
    html: page(
      `<p class="price">${woo('54.99')}</p><section class="related products"><ul><li><a href="/tb">TB-500 10mg</a> ${woo('60.00')}</li></ul></section>`,
    ),
    expected: 5499,
  },
  {
    what: 'cards of other products',
    html: page(
      '<p class="price">$54.99</p><ul><li><a href="/tb">TB-500 10mg</a><span class="price">$60.00</span></li></ul>',
      '<title>BPC-157 10mg</title>',
    ),
    expected: 5499,
  },
  {
    what: 'Shopify',
    html: page(
      '<div class="price"><div class="price__regular"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">$54.99 USD</span></div><div class="price__sale"><s class="price-item">$70.00 USD</s><span class="price-item price-item--sale">$54.99 USD</span></div></div>',
    ),
    expected: 5499,
  },
  {
    what: 'Shopify, with variants',
    html: page(
      `<script type="application/json" data-product-json>${JSON.stringify(shopify)}</script><span class="price">$30.00</span>`,
    ),
    expected: 5499,
  },
  {
    what: 'Shopify, with variants in dollars',
    html: page(
      `<script type="application/json" id="ProductJson-1">${JSON.stringify({
        product: {
          title: 'BPC-157',
          variants: [
            { title: '10mg', price: '54.99' },
            { title: '5mg', price: '30.00' },
          ],
        },
      })}</script>`,
      meta('og:price:currency', 'USD') + meta('og:price:amount', '30.00') + meta('og:title', 'BPC-157 5mg'),
    ),
    expected: 5499,
  },
  {
    what: 'a table of packs',
    html: page(
      '<table><tr><td>5mg</td><td class="price">$30.00</td></tr><tr><td>10mg</td><td class="price">$54.99</td></tr></table>',
    ),
    expected: 5499,
  },
  {
    what: 'packs in a list to choose from',
    html: page('<select><option>5mg - $30.00</option><option>10mg - $54.99</option></select>'),
    expected: 5499,
  },
  {
    what: 'cents after a comma',
    html: page('<span class="product-price">US$ 1.054,99</span>'),
    expected: 105499,
  },
  {
    what: 'euros',
    html: page('<span class="price">49,00 €</span>'),
    expected: 'The price on the page is in EUR, not in US dollars',
  },
  {
    what: 'a price in two places',
    html: page(
      '<p class="price">$54.99</p><div class="sticky-add"><span class="product__price">$54.99</span></div>',
    ),
    expected: 5499,
  },
  {
    what: 'two prices',
    html: page('<p class="price">$54.99</p><p class="price">$60.00</p>'),
    expected: 'The page has several prices, and none is labeled 10mg',
  },
  {
    what: 'no price',
    html: page('<h1>BPC-157</h1><p>Call for a quote. Ships in 3 days.</p>'),
    expected: 'We found no price on the page',
  },
  { what: 'nothing', html: '', expected: 'We found no price on the page' },
  {
    what: 'data before what is shown',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      name: 'BPC-157',
      offers: { ...offer, price: 54.99 },
    }).replace('</main>', '<p class="price">$1.00</p></main>'),
    expected: 5499,
  },
]
