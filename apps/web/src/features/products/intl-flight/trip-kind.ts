import type { IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'

/* The numbers of S3.21, read here directly: the tables of the contract would bring the schema library into the browser. */
const kinds = ['single', 'return', 'multi'] as const

export const tripKindOf = ({ searchParams }: Pick<IntlFlightTempOrder, 'searchParams'>): (typeof kinds)[number] =>
  kinds[searchParams.segmentType] ?? 'single'
