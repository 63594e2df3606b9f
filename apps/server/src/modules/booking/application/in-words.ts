import {
  applicationStates,
  applicationTypes,
  type ApplicationType,
} from '@sojourn/contract/booking/application/application.codes'
import type { ApplicationContent, ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { products, type Product } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { InCodes } from '../../../db/in-codes'
import type { ApplicationHistoryRow, ApplicationRow, SharingRow } from './record'

export type StoredSharing = InCodes<SharingRow, { state: typeof applicationStates }>
export type StoredApplication = Omit<
  InCodes<ApplicationRow, { state: typeof applicationStates; type: typeof applicationTypes }>,
  'products' | 'sharing'
> & { products: CodeOf<typeof products>[]; sharing: readonly StoredSharing[] }
export type StoredApplicationHistory = InCodes<
  ApplicationHistoryRow,
  { fromState: typeof applicationStates; toState: typeof applicationStates }
>

export const sharingInWords = (row: StoredSharing): SharingRow => ({ ...row, state: applicationStates.word(row.state) })
export const applicationInWords = (row: StoredApplication): ApplicationRow => ({
  ...row,
  state: applicationStates.word(row.state),
  type: applicationTypes.word(row.type),
  products: row.products.map((product) => products.word(product)),
  sharing: row.sharing.map(sharingInWords),
})
export const historyInWords = ({ fromState, toState, ...row }: StoredApplicationHistory): ApplicationHistoryRow => ({
  ...row,
  fromState: fromState === null ? null : applicationStates.word(fromState),
  toState: applicationStates.word(toState),
})

/** Contents are kept as they were written, in the codes of the form. */
export const typeOf = ({ travelApplyType }: ApplicationContent): ApplicationType => applicationTypes.word(travelApplyType)
export const productsOf = ({ productTypes }: ApplicationContent): Product[] =>
  productTypes.map((product) => products.word(product))
/** A product as contents have it. */
export const writtenProduct = (product: Product): ApplicationLine['productType'] => products.code(product)
export const productOfLine = ({ productType }: Pick<ApplicationLine, 'productType'>): Product => products.word(productType)
