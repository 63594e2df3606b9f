import type { ApplicationSettings } from '../modules/booking/settings/store'
import type { SeedCompany } from './people'

/** How each company books by application (S3.07): the first when a person begins from one, the third always. */
const books: Record<number, { travelApplyBookType: number; travelAppyBookProductList: string }> = {
  1: { travelApplyBookType: 2, travelAppyBookProductList: '1,2,3,4,5' },
  3: { travelApplyBookType: 1, travelAppyBookProductList: '1,3,5' },
}
export const applicationFlags = (company: SeedCompany) =>
  books[company.enterpriseId] ?? { travelApplyBookType: 0, travelAppyBookProductList: '' }

export const applicationTerms = (company: SeedCompany): ApplicationSettings => ({
  control: company.enterpriseId === 2 ? 'weak' : 'strong',
  applyOrderMatchDateUnlimited: false,
  countiesJoin: company.enterpriseId === 1,
})
