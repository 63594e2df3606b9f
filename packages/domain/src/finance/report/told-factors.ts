import type { Product } from '@sojourn/contract/booking/codes'
import type { reportText } from '@sojourn/text/finance/report/words'
import { carbonFactors } from '../../reference/place/carbon'

export interface ToldFactor {
  what: string
  factor: string
  source: string
  year: string
}

const gramsOfKilogram = 1_000

/** The factors by which these products are counted in a reader's words, each with its source and year. */
export function toldFactors(words: (typeof reportText)['zh-CN'], products: readonly Product[]): ToldFactor[] {
  const ofWords: Readonly<Record<string, string>> = words.factorOf
  // Hotels at home and abroad share theirs.
  const counted = carbonFactors.filter(
    ({ kind }) => products.includes(kind) || (kind === 'hotel' && products.includes('intlHotel')),
  )
  return counted.map(({ kind, of, grams, source, year, yearAssumed }) => {
    const count = String(grams / gramsOfKilogram)
    return {
      what: [words.factors[kind], of && ofWords[of]].filter(Boolean).join(' · '),
      factor: kind === 'hotel' ? words.perNight({ count }) : words.perKilometre({ count }),
      source: words.factorSources[source],
      year: yearAssumed ? words.assumedYear({ year }) : String(year),
    }
  })
}
