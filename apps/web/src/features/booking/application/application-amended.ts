import type { ApplicationDetail, ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'

type Compared = Pick<ApplicationDetail, 'content' | 'costCentre' | 'standard'> & {
  travellers: readonly { name: string }[]
}

/** How the reader calls what is compared. */
export interface AmendedWords {
  day: (date: string) => string
  price: (fen: number) => string
  product: (productType: ApplicationLine['productType']) => string
  flex: (days: { before: number; after: number }) => string
  limited: string
  unlimited: string
  anyCity: string
  home: (p: { city: string }) => string
  multiUse: string
}

export const amendedFields = [
  'title',
  'description',
  'days',
  'flex',
  'travellers',
  'limit',
  'costCentre',
  'products',
  'itinerary',
  'budgets',
  'standard',
  'unionNo',
] as const
export type AmendedField = (typeof amendedFields)[number]
export interface Amendment {
  field: AmendedField
  before: string[]
  after: string[]
}

/** What an amendment changes, old beside new, in the order of the form. */
export function amendments(before: Compared, after: Compared, words: AmendedWords): Amendment[] {
  const [old, fresh] = [wordsOf(before, words), wordsOf(after, words)]
  return amendedFields.flatMap((field) => {
    const [was, is] = [old[field], fresh[field]]
    return was.join('\n') === is.join('\n') ? [] : [{ field, before: was, after: is }]
  })
}

/** What each field says, in the words of the reader. */
export function wordsOf(
  { content, costCentre, standard, travellers }: Compared,
  words: AmendedWords,
): Record<AmendedField, string[]> {
  const { flexBefore, flexAfter, startDate, endDate } = content
  const budgets = content.budgets.toSorted((a, b) => a.productType - b.productType)
  return {
    title: filled(content.title),
    description: filled(content.travelDescription),
    days: [`${words.day(startDate)} – ${words.day(endDate)}`],
    flex: flexBefore + flexAfter > 0 ? [words.flex({ before: flexBefore, after: flexAfter })] : [],
    travellers: travellers.map(({ name }) => name),
    limit: [content.limitTraveler === 1 ? words.limited : words.unlimited],
    costCentre: filled(costCentre),
    products: content.productTypes.map(words.product),
    itinerary:
      content.itineraryMode === 'cities'
        ? [
            ...filled(content.homeCity?.name ? words.home({ city: content.homeCity.name }) : ''),
            ...content.cities.map(({ name }) => name),
          ]
        : content.lines.map((line) => lineWords(line, words)),
    budgets: budgets.map(({ productType, amount }) => `${words.product(productType)} ${words.price(amount)}`),
    standard,
    unionNo: filled(content.unionNo ?? ''),
  }
}

const filled = (value: string): string[] => (value === '' ? [] : [value])

function lineWords(line: ApplicationLine, words: AmendedWords): string {
  const { productType, depart, arrive, isReturn, startDate, endDate, multiUse } = line
  const nameOf = ({ code, name }: ApplicationLine['depart']) => (code === '' ? words.anyCity : name)
  const route = depart.code === '' ? nameOf(arrive) : `${nameOf(depart)} ${isReturn ? '⇄' : '→'} ${nameOf(arrive)}`
  const days = startDate === endDate ? words.day(startDate) : `${words.day(startDate)} – ${words.day(endDate)}`
  return [words.product(productType), route, days, ...(multiUse ? [words.multiUse] : [])].join(' ')
}
