import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { applicantTypes } from '@sojourn/contract/products/visa/visa-words'
import type { VisaProductDetail, VisaSearchResult } from '@sojourn/contract/products/visa/visa.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import { formatYuan } from '@sojourn/domain/kit/money'
import { backOf } from '@sojourn/domain/products/visa/case/application'
import { postFor, postsOf, visaOnSale, visasOf, type VisaOnSale } from '@sojourn/domain/products/visa/catalogue/catalogue'
import { materialsOf, reusableDays } from '@sojourn/domain/products/visa/catalogue/materials'
import { passportValidUntil } from '@sojourn/domain/products/visa/credentials'
import { province } from '@sojourn/domain/reference/place/provinces'
import { isSchengen } from '@sojourn/domain/reference/place/schengen'
import { visaDestination } from '@sojourn/domain/reference/place/visa-countries'
import { countryIn } from '@sojourn/domain/products/visa/catalogue/product-name'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { inCompany } from '../../../../work'
import { openVisaDraft } from '../draft/open-draft'
import { judgedPeople, judgedVisas } from '../policy/judge'
import type { DraftRow } from '../../../booking/draft/store'
import { districtOf, rulesOf, toldProduct, transitOf, type Teller } from './products'

const residenceOf = ({ provinceId = 0 }: VisaSearchParams): string | undefined =>
  provinceId === 0 ? undefined : String(provinceId)

const tellerOf = ({ context }: Work, actor: Actor, params: VisaSearchParams): Teller => ({
  departDate: params.departDate,
  today: chinaDate(context.clock.now()),
  residence: residenceOf(params),
  language: actor.language,
})

/** What a country asks, and the visas that are applied for where the traveller lives (S7.49). */
export const searchVisas = (
  context: Context,
  actor: Actor,
  { tempOrderNo }: { tempOrderNo: string },
): Promise<VisaSearchResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openVisaDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const teller = tellerOf(work, actor, draft.searchParams)
    const { country, continent } = visaDestination(draft.searchParams.countryId)!
    const { residence, language, departDate } = teller
    const policyOf = await judgedOf(work, actor, draft, country.code)
    const served = visasOf(country.code).filter((product) => residence === undefined || postFor(product, residence))
    return {
      countryName: countryIn(country.code, language),
      continentName: continent.name[language],
      departDate,
      rules: rulesOf(country.code, departDate, language),
      transit: transitOf(country.code, language),
      products: served.map((product) => ({ ...toldProduct(product, teller), ...policyOf(product.productId) })),
      ...(residence !== undefined && { provinceName: province(residence)?.name[language] ?? '' }),
    }
  })

/** What policy says of each visa of a country at its usual speed; nothing on a personal trip. */
async function judgedOf(work: Work, actor: Actor, draft: DraftRow<VisaSearchParams>, country: string) {
  const people = await judgedPeople(work, actor, draft)
  if (!people) return () => ({})
  const setting = { bookingDate: chinaDate(work.context.clock.now()), departDate: draft.searchParams.departDate }
  const judged = judgedVisas(people, country, setting, actor.language)
  return (productId: string) => ({ policy: judged(productId, false) })
}

/** The visa of this number, where it is of the country that was searched for. */
export function chosenVisa(params: VisaSearchParams, productId: string): VisaOnSale | Problem {
  const product = visaOnSale(productId)
  const isOfSearch = product && product.country === visaDestination(params.countryId)?.country.code
  return isOfSearch ? product : problem('visaProductUnknown', { field: 'productId' })
}

/** One visa with everything that decides for it. */
export const visaDetail = (
  context: Context,
  actor: Actor,
  { tempOrderNo, productId }: { tempOrderNo: string; productId: string },
): Promise<VisaProductDetail | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openVisaDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const product = chosenVisa(draft.searchParams, productId)
    if (isProblem(product)) return product
    const teller = tellerOf(work, actor, draft.searchParams)
    const { language, departDate } = teller
    const policyOf = await judgedOf(work, actor, draft, product.country)
    return {
      countryName: countryIn(product.country, language),
      departDate,
      rules: rulesOf(product.country, departDate, language),
      transit: transitOf(product.country, language),
      product: { ...toldProduct(product, teller), ...policyOf(product.productId) },
      districts: postsOf(product).map((post) => districtOf(post, language)),
      checklists: checklists(product, language),
      cancellation: cancellationOf(product, language),
      ...(isSchengen(product.country) && { severalCountries: visaRulesText[language].severalCountries }),
      passportUntil: passportValidUntil(departDate),
    }
  })

/** What each kind of applicant brings; of an e-visa everybody brings the same. */
function checklists({ kind }: VisaOnSale, language: Language): VisaProductDetail['checklists'] {
  const text = visaRulesText[language]
  return applicantTypes.map((applicantType) => ({
    applicantType,
    name: text.applicants[applicantType],
    materials: materialsOf(kind, applicantType).map((asked) => ({
      ...asked,
      ...text.materials[asked.material],
      reusableDays: reusableDays(asked.material),
    })),
  }))
}

function cancellationOf({ kind, consularFee, serviceFee, express }: VisaOnSale, language: Language): string[] {
  const { beforeLodging, afterLodging, nothingBack, granted } = visaRulesText[language].cancellation
  const back = backOf({ kind, consularFee, serviceFee, expressFee: express?.fee ?? 0 }, true)
  return [beforeLodging, back > 0 ? afterLodging({ amount: formatYuan(back) }) : nothingBack, granted]
}
