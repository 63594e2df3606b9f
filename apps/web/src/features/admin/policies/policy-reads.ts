import { getGrades } from '../../../api/calls/admin/people/grade'
import { getRuleChanges } from '../../../api/calls/admin/record-change'
import { getPolicies, getPolicy, getPolicyOf } from '../../../api/calls/products/travel-policy'
import { isProblem } from '../../../api/problem'
import { queryClient } from '../../../api/queries'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'

/** What a change of a policy makes stale: grades say which policy they have. */
const policyReads = [getPolicies, getPolicy, getPolicyOf, getRuleChanges, getGrades]

export const readPoliciesAgain = (): Promise<unknown> =>
  Promise.all(policyReads.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))

/** Sends something, and where people would be left without a policy asks whether that is meant. */
export function useSendSurely() {
  const text = useText('admin/policy/policy')
  return async <Sent>(send: (sure: { confirmed?: true }) => Promise<Sent>): Promise<Sent> => {
    try {
      return await send({})
    } catch (error) {
      if (!isProblem(error, 'peopleWithoutPolicy')) throw error
      const { withoutTitle: title, goOn: confirm } = text
      if (!(await ask({ title, message: error.message, confirm, cancel: true }))) throw error
      return send({ confirmed: true })
    }
  }
}
