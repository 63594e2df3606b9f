import { expect, test } from 'vitest'
import { text } from '@sojourn/text/admin/home.zh-CN'
import { waitingLines } from './waiting-lines'

const nothing = {
  invited: 0,
  leaving: 0,
  leavingWithTrips: 0,
  departmentsWithoutHead: 0,
  peopleWithoutSuperior: 0,
  policyProposals: 0,
  flowProposals: 0,
  agreementsToSign: 0,
  agreementDaysLeft: 0,
  policiesWithoutPeople: 0,
  warnedBudgets: 0,
  billsToConfirm: 0,
  peopleWithoutPolicy: 0,
  flowsWithoutApprover: 0,
  endingDocuments: 0,
  endingPassports: 0,
  undecidable: 0,
  openIncidents: 0,
}

test('[S2.44] what waits leads to those who are concerned; what does not wait takes no line', () => {
  expect(waitingLines(nothing)).toEqual([])
  const lines = waitingLines({
    ...nothing,
    invited: 2,
    leaving: 1,
    leavingWithTrips: 1,
    peopleWithoutSuperior: 3,
    policyProposals: 1,
    undecidable: 1,
    billsToConfirm: 1,
    endingPassports: 2,
    openIncidents: 1,
    flowsWithoutApprover: 1,
  })
  expect(lines.map(({ kind, count, to }) => [kind, count, to])).toEqual([
    ['openIncidents', 1, '/manage/incident/index'],
    ['undecidable', 1, '/manage/employee/list?concern=undecidable'],
    ['policyProposals', 1, '/manage/control/list'],
    ['billsToConfirm', 1, '/center/bill/confirmList'],
    ['leaving', 1, '/manage/employee/list?state=leaving'],
    ['endingPassports', 2, '/manage/employee/list?concern=endingPassports'],
    ['peopleWithoutSuperior', 3, '/manage/employee/list?concern=noSuperior'],
    ['flowsWithoutApprover', 1, '/manage/approval/index'],
    ['invited', 2, '/manage/employee/list?state=invited'],
  ])
})

test('[S2.44] who leaves and still travels afterwards is said with who leaves', () => {
  expect(text.lines.leaving({ count: 2, withTrips: 1 })).toContain('1 人离职后仍有行程')
  expect(text.lines.leaving({ count: 2, withTrips: 0 })).toBe('2 人待离职')
})
