import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { Numbers } from './company-one/company-one.testing'

/** The request, and what a stranger to its numbers reads: a problem, or an answer about nobody but the caller. */
export interface Row {
  request: (numbers: Numbers) => object
  stranger: ProblemName | 'own'
  /** What nobody reads of a public call, where it is not what a stranger reads. */
  nobody?: ProblemName
  /** Where a colleague who is not concerned reads something else. */
  colleague?: ProblemName | 'own'
  /** What the agency's staff read in a session of another company, where they may do more than its people. */
  agency?: ProblemName
  /** The answer repeats the number that was asked for. */
  repeats?: true
  /** Whose number it is, when it is not the employee's; `agency` is its staff in the employee's name. */
  owner?: string
  /** What the owner reads, when it is not the answer: a problem that only the true number can have. */
  ownerReads?: ProblemName
}
type More = Pick<Row, 'owner' | 'ownerReads' | 'colleague'>

export const own = (request: object = {}): Row => ({ request: () => request, stranger: 'own' })
export const draft = (request: (numbers: Numbers) => object = () => ({}), more: More = {}): Row => ({
  request: (numbers) => ({ tempOrderNo: numbers.tempOrderNo, ...request(numbers) }),
  stranger: 'tempOrderUnknown',
  ...more,
})
export const ofOrder = (request: (numbers: Numbers) => object, more: More = {}): Row => ({
  request,
  stranger: 'orderUnknown',
  ...more,
})
export const ofApproval = (request: object = {}, more: More = {}): Row => ({
  request: ({ approvalId }) => ({ approvalId, ...request }),
  stranger: 'approvalUnknown',
  colleague: 'approvalNotYours',
  ...more,
})
