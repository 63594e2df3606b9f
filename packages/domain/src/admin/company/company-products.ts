import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { CompanyProducts } from '@sojourn/contract/admin/company/company.shapes'
import type { Product } from '@sojourn/contract/booking/codes'

/** What the employee's config says of products (S3.08–S3.11), in its numbers. */
export type ProductFlags = Pick<
  EmployeeConfig,
  | 'flightBookable'
  | 'flightIntlBookable'
  | 'hotelBookable'
  | 'hotelIntlBookable'
  | 'trainBookable'
  | 'trainLocalCustomizedBookable'
  | 'visaBookable'
  | 'cashHotelBookable'
  | 'advanceHotelBookable'
  | 'personalFlightBookable'
  | 'personalFlightIntlBookable'
  | 'personalHotelBookable'
  | 'personalHotelIntlBookable'
  | 'personalTrainBookable'
  | 'personalVisaBookable'
  | 'switchList'
  | 'productDisabledShow'
>

const closed = -1
const business = (open: boolean): number => (open ? 0 : closed)
const personal = (open: boolean): number => (open ? 1 : closed)
/** Only for oneself, only for others, or both ways (S3.11). */
const intlHotel = { closed, both: 0, self: 1, others: 2 } as const

/** The flags that a company's choice of products means. */
export function productFlags(chosen: CompanyProducts): ProductFlags {
  return {
    flightBookable: business(chosen.flightBookable),
    flightIntlBookable: business(chosen.flightIntlBookable),
    hotelBookable: business(chosen.hotelBookable),
    hotelIntlBookable: intlHotel[chosen.hotelIntlBookable],
    trainBookable: business(chosen.trainBookable === 'railway'),
    trainLocalCustomizedBookable: business(chosen.trainBookable === 'office'),
    visaBookable: business(chosen.visaBookable),
    // What is not paid in advance is paid at the hotel.
    cashHotelBookable: 1,
    advanceHotelBookable: personal(chosen.advanceHotelBookable),
    personalFlightBookable: personal(chosen.personalFlightBookable),
    personalFlightIntlBookable: personal(chosen.personalFlightIntlBookable),
    personalHotelBookable: personal(chosen.personalHotelBookable),
    personalHotelIntlBookable: personal(chosen.personalHotelIntlBookable),
    personalTrainBookable: personal(chosen.personalTrainBookable),
    personalVisaBookable: personal(chosen.personalVisaBookable),
    switchList: { showmice: chosen.showmice, showcar: chosen.showcar },
    productDisabledShow: Number(chosen.productDisabledShow),
  }
}

/** What a company's flags mean; business travel is open by anything but -1, personal travel by 1 alone (S4.04). */
export function companyProducts(flags: ProductFlags): CompanyProducts {
  return {
    flightBookable: flags.flightBookable !== closed,
    flightIntlBookable: flags.flightIntlBookable !== closed,
    hotelBookable: flags.hotelBookable !== closed,
    hotelIntlBookable: intlHotelWord(flags.hotelIntlBookable),
    trainBookable:
      flags.trainBookable !== closed ? 'railway' : flags.trainLocalCustomizedBookable !== closed ? 'office' : 'closed',
    visaBookable: flags.visaBookable !== closed,
    // 0 and -1 are paid at the hotel (S4.05).
    advanceHotelBookable: flags.advanceHotelBookable !== closed && flags.advanceHotelBookable !== 0,
    personalFlightBookable: flags.personalFlightBookable === 1,
    personalFlightIntlBookable: flags.personalFlightIntlBookable === 1,
    personalHotelBookable: flags.personalHotelBookable === 1,
    personalHotelIntlBookable: flags.personalHotelIntlBookable === 1,
    personalTrainBookable: flags.personalTrainBookable === 1,
    personalVisaBookable: flags.personalVisaBookable === 1,
    showmice: flags.switchList.showmice,
    showcar: flags.switchList.showcar,
    productDisabledShow: flags.productDisabledShow === 1,
  }
}

function intlHotelWord(flag: number): CompanyProducts['hotelIntlBookable'] {
  if (flag === closed) return 'closed'
  return flag === intlHotel.self ? 'self' : flag === intlHotel.others ? 'others' : 'both'
}

type ProductSwitch = Exclude<keyof CompanyProducts, 'advanceHotelBookable' | 'productDisabledShow'>

/** The product that each switch opens. */
export const productOfSwitch: Readonly<Record<ProductSwitch, Product>> = {
  flightBookable: 'flight',
  flightIntlBookable: 'intlFlight',
  hotelBookable: 'hotel',
  hotelIntlBookable: 'intlHotel',
  trainBookable: 'train',
  visaBookable: 'visa',
  personalFlightBookable: 'flight',
  personalFlightIntlBookable: 'intlFlight',
  personalHotelBookable: 'hotel',
  personalHotelIntlBookable: 'intlHotel',
  personalTrainBookable: 'train',
  personalVisaBookable: 'visa',
  showmice: 'meeting',
  showcar: 'car',
}

const switches = Object.keys(productOfSwitch) as ProductSwitch[]
export const opens = (products: CompanyProducts, each: ProductSwitch): boolean =>
  products[each] !== false && products[each] !== 'closed'

/** What would be opened although nobody supplies it; what is open already may stay. */
export const openedWithoutSupply = (
  before: CompanyProducts,
  after: CompanyProducts,
  supplied: readonly Product[],
): ProductSwitch | undefined =>
  switches.find((each) => opens(after, each) && !opens(before, each) && !supplied.includes(productOfSwitch[each]))

/** Whether more can be booked for business than the one product with which every company begins. */
export const opensMore = (products: CompanyProducts, supplied: readonly Product[]): boolean =>
  switches.filter((each) => !each.startsWith('personal') && opens(products, each) && supplied.includes(productOfSwitch[each]))
    .length > 1
