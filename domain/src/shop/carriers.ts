/** A parcel carrier with its tracking page. */
interface Carrier {
  name: string
  /** matches a number without spaces, in capitals */
  form: RegExp
  /** the tracking URL's prefix */
  page: string
}

/** The number formats that carriers publish, most specific first. */
const carriers: readonly Carrier[] = [
  { name: 'UPS', form: /^1Z[0-9A-Z]{16}$/, page: 'https://www.ups.com/track?tracknum=' },
  {
    name: 'USPS',
    form: /^(?:9[1-5]\d{20}|(?:420\d{5})(?:\d{4})?9[1-5]\d{20}|[A-Z]{2}\d{9}US)$/,
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  {
    name: 'Canada Post',
    form: /^(?:\d{16}|[A-Z]{2}\d{9}CA)$/,
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  },
  {
    name: 'FedEx',
    form: /^(?:\d{12}|\d{15}|96\d{20})$/,
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  {
    name: 'DHL',
    form: /^(?:\d{10}|JD\d{18})$/,
    page: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
  },
]

/** A parcel's tracking page, by the format of its number. */
export interface Tracking {
  carrier: string
  url: string
}

/**
 * A parcel's carrier, by the format of its number alone. @returns undefined for unknown formats
 */
export function trackingOf(number: string): Tracking | undefined {
  const signs = number.toUpperCase().replaceAll(/[\s-]/g, '')
  const carrier = carriers.find(({ form }) => form.test(signs))
  return carrier && { carrier: carrier.name, url: `${carrier.page}${signs}` }
}
