import { type FixturePage, jsonLdPage, offer, page, schema } from './fixture-page.ts'

const several = (...prices: [name: string, price: unknown][]) => ({
  ...schema,
  '@type': 'Product',
  name: 'BPC-157',
  offers: prices.map(([name, price]) => ({ ...offer, name, price })),
})

export const jsonLd: FixturePage[] = [
  {
    what: 'one offer',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      name: 'BPC-157',
      offers: { ...offer, price: '54.99' },
    }),
    expected: 5499,
  },
  {
    what: 'a number',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      name: 'BPC-157 10mg',
      offers: { ...offer, price: 54.9 },
    }),
    expected: 5490,
  },
  {
    what: 'thousands',
    html: jsonLdPage({ ...schema, '@type': 'Product', offers: { ...offer, price: '1,234.56' } }),
    expected: 123456,
  },
  {
    what: 'a comma before the cents',
    html: jsonLdPage({ ...schema, '@type': 'Product', offers: { ...offer, price: '1.234,56' } }),
    expected: 123456,
  },
  {
    what: '@graph',
    html: jsonLdPage({
      ...schema,
      '@graph': [
        { '@type': 'WebSite', name: 'Example Labs' },
        { '@type': ['Product', 'Thing'], name: 'BPC-157', offers: [{ ...offer, price: 49 }] },
      ],
    }),
    expected: 4900,
  },
  {
    what: 'a list of things',
    html: jsonLdPage([
      { ...schema, '@type': 'Organization' },
      {
        ...schema,
        '@type': 'https://schema.org/Product',
        offers: { '@type': 'http://schema.org/Offer', price: '49', priceCurrency: 'usd' },
      },
    ]),
    expected: 4900,
  },
  {
    what: 'within a page',
    html: jsonLdPage({
      ...schema,
      '@type': 'ItemPage',
      mainEntity: { '@type': 'Product', name: 'BPC-157', offers: { ...offer, price: 12.5 } },
    }),
    expected: 1250,
  },
  {
    what: 'several packs',
    html: jsonLdPage(several(['5mg', 30], ['10mg', 54.99], ['20mg', 99])),
    expected: 5499,
  },
  {
    what: 'several packs by their stock numbers',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      name: 'BPC-157',
      offers: [
        { ...offer, sku: 'BPC-5MG', price: 30 },
        { ...offer, sku: 'BPC-10MG', price: 54.99 },
      ],
    }),
    expected: 5499,
  },
  {
    what: 'several packs, none of them the one',
    html: jsonLdPage(several(['5mg', 30], ['20mg', 99])),
    expected: 'The page has a price for 5mg, 20mg, but none for 10mg',
  },
  {
    what: 'several prices without a pack',
    html: jsonLdPage(several(['Small', 30], ['Large', 99])),
    expected: 'The page has several prices, and none is labeled 10mg',
  },
  {
    what: 'several offers of one price',
    html: jsonLdPage(several(['New', 30], ['Also new', 30])),
    expected: 3000,
  },
  {
    what: 'a kit of many vials beside the vial',
    html: jsonLdPage(several(['10mg x 10', 399], ['10mg', 54.99])),
    expected: 5499,
  },
  {
    what: 'another pack alone',
    html: jsonLdPage({ ...schema, '@type': 'Product', name: 'BPC-157 5mg', offers: { ...offer, price: 30 } }),
    expected: 'The page has a price for 5mg, but none for 10mg',
  },
  {
    what: 'a group with variants',
    html: jsonLdPage({
      ...schema,
      '@type': 'ProductGroup',
      name: 'BPC-157',
      variesBy: 'https://schema.org/size',
      hasVariant: [
        { '@type': 'Product', name: 'BPC-157 - 5mg', offers: { ...offer, price: 30 } },
        { '@type': 'Product', size: '10 mg', offers: { ...offer, price: 54.99 } },
      ],
    }),
    expected: 5499,
  },
  {
    what: 'variants by a property',
    html: jsonLdPage({
      ...schema,
      '@type': 'ProductGroup',
      name: 'BPC-157',
      hasVariant: [
        {
          '@type': 'Product',
          additionalProperty: [{ '@type': 'PropertyValue', name: 'Strength', value: 5, unitText: 'mg' }],
          offers: { ...offer, price: 30 },
        },
        {
          '@type': 'Product',
          additionalProperty: { '@type': 'PropertyValue', name: 'Strength', value: '10', unitText: 'mg' },
          offers: { ...offer, price: 54.99 },
        },
      ],
    }),
    expected: 5499,
  },
  {
    what: 'a span whose ends are one',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      name: 'BPC-157',
      offers: { '@type': 'AggregateOffer', lowPrice: '54.99', highPrice: '54.99', priceCurrency: 'USD' },
    }),
    expected: 5499,
  },
  {
    what: 'a span',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      name: 'BPC-157',
      offers: { '@type': 'AggregateOffer', lowPrice: 30, highPrice: 99, priceCurrency: 'USD' },
    }),
    expected: 'The page has several prices, and none is labeled 10mg',
  },
  {
    what: 'a span with its offers',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      name: 'BPC-157',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 30,
        highPrice: 54.99,
        priceCurrency: 'USD',
        offers: [
          { ...offer, name: '5mg', price: 30 },
          { ...offer, name: '10mg', price: 54.99 },
        ],
      },
    }),
    expected: 5499,
  },
  {
    what: 'a specification',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      name: 'BPC-157',
      offers: [
        {
          '@type': 'Offer',
          priceSpecification: [
            {
              '@type': 'UnitPriceSpecification',
              price: '70.00',
              priceCurrency: 'USD',
              priceType: 'https://schema.org/ListPrice',
            },
            { '@type': 'UnitPriceSpecification', price: '54.99', priceCurrency: 'USD' },
          ],
        },
      ],
    }),
    expected: 5499,
  },
  {
    what: 'other products beside it',
    html: jsonLdPage([
      { ...schema, '@type': 'Product', name: 'TB-500', offers: { ...offer, price: 1 } },
      { ...schema, '@type': 'Product', name: 'BPC-157', offers: { ...offer, price: 54.99 } },
    ]),
    expected: 5499,
  },
  {
    what: 'related products inside it',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      name: 'BPC-157',
      isRelatedTo: [{ '@type': 'Product', name: 'BPC-157 10mg blend', offers: { ...offer, price: 1 } }],
      offers: { ...offer, price: 54.99 },
    }),
    expected: 5499,
  },
  {
    what: 'euros',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      offers: { '@type': 'Offer', price: 49, priceCurrency: 'EUR' },
    }),
    expected: 'The price on the page is in EUR, not in US dollars',
  },
  {
    what: 'euros beside dollars',
    html: jsonLdPage({
      ...schema,
      '@type': 'Product',
      offers: [
        { '@type': 'Offer', price: 49, priceCurrency: 'EUR' },
        { ...offer, price: 54.99 },
      ],
    }),
    expected: 5499,
  },
  {
    what: 'no currency',
    html: jsonLdPage({ ...schema, '@type': 'Product', offers: { '@type': 'Offer', price: 49 } }),
    expected: 'The page doesn’t state the currency of its price',
  },
  {
    what: 'a price on request',
    html: jsonLdPage({ ...schema, '@type': 'Product', offers: { ...offer, price: '' } }),
    expected: 'We found no price on the page',
  },
  {
    what: 'a price of nothing',
    html: jsonLdPage({ ...schema, '@type': 'Product', offers: { ...offer, price: '0.00' } }),
    expected: 'We found no price on the page',
  },
  {
    what: 'JSON that is none, and a price to read',
    html: page(
      '<script type="application/ld+json">{"@type": "Product", </script><p class="price">$54.99</p>',
    ),
    expected: 5499,
  },
  {
    what: 'JSON in a comment',
    html: page(
      '<script type="application/ld+json"><!-- {"@type":"Product","description":"two\nlines","offers":{"@type":"Offer","price":"54.99","priceCurrency":"USD"}} --></script>',
    ),
    expected: 5499,
  },
]
