import type { ApplicationButtonItem, ApplicationSummary } from '@sojourn/contract/booking/application/application.shapes'
import { paths } from '../../../paths'

/** Types of S3.12; the words stand in the contract's codes, which the page does not carry. */
export const buttonTypes = {
  view: 1,
  edit: 2,
  book: 3,
  withdraw: 4,
  viewApproval: 5,
  modify: 6,
  revoke: 7,
  close: 8,
  delete: 9,
  copy: 10,
  select: 12,
} as const

type Addressed = Pick<ApplicationSummary, 'travelApplyNo' | 'productTypes'>

/** Where a button leads; undefined where it does something on its page. */
export function buttonTarget(
  { travelApplyNo, productTypes }: Addressed,
  type: ApplicationButtonItem['type'],
): string | undefined {
  if (type === buttonTypes.view) return paths.travelForm({ travelApplyNo })
  if (type === buttonTypes.edit || type === buttonTypes.modify) return paths.writeTravelForm({ travelApplyNo })
  if (type === buttonTypes.copy) return paths.writeTravelForm({ copyOf: travelApplyNo })
  if (type !== buttonTypes.book) return undefined
  const [productType] = productTypes
  return paths.home({ travelApplyNo, travelType: 1, ...(productType !== undefined && { type: productType }) })
}
