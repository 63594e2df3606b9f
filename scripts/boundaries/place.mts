/** Where a path stands in the architecture. */
export interface Place {
  /** contract, domain, supply, text, server or web; undefined for tests of the whole, benchmarks, scripts and settings. */
  home: string | undefined
  /** The path inside the home. */
  inside: string
  /** One of the seven business words, or kit. */
  word: string | undefined
  product: string | undefined
  /** The folder of booking that the file belongs to. */
  bookingPart: string | undefined
  /** The folder of a product's use cases that the file belongs to. */
  productRoom: string | undefined
  isTest: boolean
}

const products = ['intl-flight', 'flight', 'hotel', 'train', 'car', 'visa', 'meeting']

/** A word imports those of a lower rank, never its equals. */
export const wordRanks: Readonly<Record<string, number>> = {
  kit: 0,
  reference: 1,
  booking: 2,
  products: 3,
  finance: 3,
  admin: 3,
  personal: 3,
  access: 3,
}

/** Folders of a home below which the words stand. */
const wordFolders: Readonly<Record<string, readonly string[]>> = {
  contract: [''],
  domain: [''],
  text: [''],
  server: ['modules/', 'api/routes/'],
  web: ['features/'],
}

export function placeOf(path: string): Place {
  const match = /^(?:packages|apps)\/([^/]+)\/src\/(.+)$/.exec(path)
  const home = match?.[1]
  const inside = match?.[2] ?? path
  const folder = (wordFolders[home ?? ''] ?? []).find((prefix) => inside.startsWith(prefix))
  const [first = '', second = '', third, fourth] = folder === undefined ? [] : inside.slice(folder.length).split('/')
  const word = first in wordRanks && second !== '' ? first : undefined
  const stem = second.split('.')[0] ?? ''
  return {
    home,
    inside,
    word,
    product: word === 'products' ? products.find((product) => stem === product || stem.startsWith(`${product}-`)) : undefined,
    // Shapes and sentences of booking speak of one another; the folders of its rules, use cases and screens keep apart.
    bookingPart: word === 'booking' && third !== undefined && home !== 'contract' && home !== 'text' ? second : undefined,
    productRoom: word === 'products' && home === 'server' && fourth !== undefined ? third : undefined,
    isTest: /\.(?:test|testing)\.tsx?$|\/testing[^/]*(?:\.ts|\/)/.test(path),
  }
}
