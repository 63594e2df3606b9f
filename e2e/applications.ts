import { submitTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { decideApproval, getApprovalDetail, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { signedIn } from './train-buyer'

const beijing = { code: 'BJS', name: '北京' }
const kunming = { code: 'KMG', name: '昆明' }

/** So many applications in force for the same flight on the day after this one, of a company that books under applications only. */
export async function approvedApplications(account: string, count: number, today: string): Promise<void> {
  const company = account.replace(/^[^@]+/, '')
  const [applicant, manager] = [await signedIn(account), await signedIn(`manager${company}`)]
  const days = { startDate: addDays(today, 1), endDate: addDays(today, 1) }
  const line = { productType: 1 as const, depart: beijing, arrive: kunming, ...days, isReturn: false }
  for (let number = 1; number <= count; number++) {
    const content = {
      travelApplyType: 1 as const,
      title: `昆明验收 ${number}`,
      travelDescription: '设备验收',
      travellerIds: ['3-employee'],
      limitTraveler: 1,
      costCentreId: 'cc-research',
      productTypes: [1 as const],
      itineraryMode: 'lines' as const,
      lines: [line],
      cities: [],
      ...days,
      flexBefore: 0,
      flexAfter: 0,
      budgets: [{ productType: 1 as const, amount: 3_000_00 }],
      customFields: [],
      orderNos: [],
    }
    const { travelApplyNo } = await applicant.send(submitTravelApply, { version: 0, content })
    const { list } = await manager.send(getMyApprovalList, { type: 1, size: 100 })
    const approvalId = list.find(({ subjectNo }) => subjectNo === travelApplyNo)?.approvalId ?? ''
    const { version } = await manager.send(getApprovalDetail, { approvalId })
    await manager.send(decideApproval, { approvalId, decision: 'agree', version })
  }
  await Promise.all([applicant.leave(), manager.leave()])
}
