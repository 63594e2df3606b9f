import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { revealVisaNumber } from '@sojourn/contract/products/visa/order.calls'
import type { Actor, Context } from '../../../../context'
import { inTransaction } from '../../../../work'
import { revealOwn } from '../../../booking/traveller/reveal-own'
import { findApplicants } from '../order/applicant-store'

/** The number of the reader's own visa; of others nobody learns whether there is one. */
export const visaNumber = (
  context: Context,
  { enterpriseId, employeeId }: Actor,
  { orderNo, traveller }: RequestOf<typeof revealVisaNumber>,
): Promise<ResponseOf<typeof revealVisaNumber> | Problem> =>
  inTransaction<ResponseOf<typeof revealVisaNumber> | Problem>(context, enterpriseId, (work) =>
    revealOwn(work, employeeId, async () => {
      const applicants = await findApplicants(work, [orderNo])
      const own = applicants.find((each) => each.traveller === traveller && each.employeeId === employeeId)
      return own?.visaNoCipher
        ? { subject: `visa number of ${orderNo}`, value: context.vault.open(own.visaNoCipher) }
        : problem('visaPartUnknown', { field: 'traveller' })
    }),
  )
