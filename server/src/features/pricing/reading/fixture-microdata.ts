import { type FixturePage, page } from './fixture-page.ts'

export const microdata: FixturePage[] = [
  {
    what: 'a product',
    html: page(
      '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">BPC-157</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="USD"><span itemprop="price">54.99</span></div></div>',
    ),
    expected: 5499,
  },
  {
    what: 'what is stated before what is shown',
    html: page(
      '<div itemscope itemtype="http://schema.org/Product"><span itemprop="name">BPC-157</span><p itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="priceCurrency" content="USD">$</span><span itemprop="price" content="1234.50">1 234 and a half</span></p></div>',
    ),
    expected: 123450,
  },
  {
    what: 'several packs',
    html: page(
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">BPC-157</b>' +
        [
          ['5mg', '30'],
          ['10mg', '54.99'],
        ]
          .map(
            ([name, price]) =>
              `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="name">${name}</i><data itemprop="price" value="${price}">x</data><meta itemprop="priceCurrency" content="USD"></div>`,
          )
          .join('') +
        '</div>',
    ),
    expected: 5499,
  },
  {
    what: 'a span',
    html: page(
      '<div itemscope itemtype="https://schema.org/AggregateOffer"><span itemprop="lowPrice">30</span><span itemprop="highPrice">99</span><meta itemprop="priceCurrency" content="USD"></div>',
    ),
    expected: 'The page has several prices, and none is labeled 10mg',
  },
  {
    what: 'pounds',
    html: page(
      '<div itemscope itemtype="https://schema.org/Offer"><span itemprop="price">30</span><meta itemprop="priceCurrency" content="GBP"></div>',
    ),
    expected: 'The price on the page is in GBP, not in US dollars',
  },
]

export const meta = (name: string, content: string, by = 'property') =>
  `<meta ${by}="${name}" content="${content}">`

export const metaTags: FixturePage[] = [
  {
    what: 'product tags',
    html: page('', meta('product:price:amount', '54.99') + meta('product:price:currency', 'USD')),
    expected: 5499,
  },
  {
    what: 'a sale',
    html: page(
      '',
      meta('product:price:amount', '60.00') +
        meta('product:sale_price:amount', '54.99') +
        meta('product:price:currency', 'USD') +
        meta('product:sale_price:currency', 'USD'),
    ),
    expected: 5499,
  },
  {
    what: 'older tags',
    html: page('', meta('og:price:amount', '1,054.99') + meta('og:price:currency', 'USD')),
    expected: 105499,
  },
  {
    what: 'tags by name',
    html: page('', meta('og:price:amount', '54.99', 'name') + meta('OG:Price:Currency', 'usd', 'name')),
    expected: 5499,
  },
  {
    what: 'a title of another pack',
    html: page(
      '',
      meta('og:title', 'BPC-157 20mg') + meta('og:price:amount', '54.99') + meta('og:price:currency', 'USD'),
    ),
    expected: 'The page has a price for 20mg, but none for 10mg',
  },
  {
    what: 'Canadian dollars',
    html: page('', meta('og:price:amount', '54.99') + meta('og:price:currency', 'CAD')),
    expected: 'The price on the page is in CAD, not in US dollars',
  },
]
