import { text } from '@sojourn/text/personal/manual.zh-CN'
import { describe, expect, test } from 'vitest'
import { rolePermissions } from '../../kit/roles'
import { manualContents, manualFor } from './contents'

const all = manualContents.flatMap(({ articles }) => articles)
const seenBy = (permissions: Parameters<typeof manualFor>[0]['permissions'], isEnableWallet = false) =>
  manualFor({ permissions, isEnableWallet, intlFlightDemandOrderEnable: false }).flatMap(({ articles }) =>
    articles.map(({ key }) => key),
  )

describe('[S2.50] the contents of the manual', () => {
  test('have every article once', () => {
    expect(all.map(({ key }) => key).toSorted()).toEqual(Object.keys(text.articles).toSorted())
  })

  test('relate each article to others', () => {
    const related = all.map(({ key, related: others }) => ({ key, others }))
    expect(related).toAllSatisfy(({ key, others }: (typeof related)[number]) => others.length > 0 && !others.includes(key))
  })
})

describe('[S2.50] a person reads of what this person may open', () => {
  const agency = ['agent-desk', 'served-agreements', 'service-fees', 'desk-hours', 'exchange-rates', 'fault-rates']
  const administrator = seenBy(['book', 'bookForOthers', 'approve', ...rolePermissions.administrator])

  test('an administrator of everything but what is closed to the company: the wallet, and requests', () => {
    const closed = ['wallet', 'flight-demands', 'meetings', ...agency]
    expect(administrator.toSorted()).toEqual(
      all
        .map(({ key }) => key)
        .filter((key) => !closed.includes(key))
        .toSorted(),
    )
    expect(seenBy(['book'], true)).toContain('wallet')
  })

  test.each([
    ['humanResources', ['people', 'import', 'grades', 'roles'], ['policies', 'flows', 'orders', 'company', 'audit']],
    [
      'finance',
      ['orders', 'report', 'bills', 'bill-invoices', 'accounting', 'deposit', 'reports', 'cost-centres', 'agreement'],
      ['people', 'policies', 'flows', 'audit', 'set-up'],
    ],
    ['approvalAdministrator', ['policies', 'publishing', 'flows'], ['people', 'orders', 'company', 'audit']],
    ['auditor', ['people', 'policies', 'orders', 'company', 'audit', 'accounting', 'deposit'], []],
    ['departmentAdministrator', ['people', 'import', 'orders'], ['policies', 'company', 'audit']],
  ] as const)('%s', (role, open, closed) => {
    const seen = seenBy(['book', ...rolePermissions[role]])
    expect(seen).toEqual(expect.arrayContaining([...open]))
    expect(closed.filter((key) => seen.includes(key))).toEqual([])
  })

  test('the agency’s staff of its desk first, and of no company', () => {
    const seen = seenBy(rolePermissions.agencyOperator)
    expect(seen.slice(0, agency.length)).toEqual(agency)
    expect(seen).not.toContain('people')
  })

  test('a traveller of what travellers do', () => {
    const booker = { permissions: ['book'] as const, isEnableWallet: false, intlFlightDemandOrderEnable: false }
    expect(manualFor(booker).map(({ area }) => area)).toEqual(['booking', 'traveller', 'account'])
  })
})
