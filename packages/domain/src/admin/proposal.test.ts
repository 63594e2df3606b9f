import { describe, expect, test } from 'vitest'
import { decisionFault, proposalRights, publishedAlone } from './proposal'

const both = ['anna', 'bert']
const rightsOf = (readerId: string, inCharge: readonly string[] = both) =>
  proposalRights({ proposedBy: 'anna', readerId, inCharge })
const why = '航空公司罢工，今天必须放宽标准'

describe('who may do what with a proposal', () => {
  test.each([
    [
      'the proposer withdraws, and publishes in an emergency alone',
      'anna',
      both,
      { mine: true, mayDecide: false, mayPublishAlone: 'emergency' },
    ],
    ['the only one in charge publishes alone', 'anna', ['anna'], { mine: true, mayDecide: false, mayPublishAlone: 'single' }],
    ['somebody else publishes or refuses', 'bert', both, { mine: false, mayDecide: true }],
    ['the only one in charge decides what another proposed who no longer is', 'bert', ['bert'], { mine: false, mayDecide: true }],
    ['who is not in charge does neither', 'carl', both, { mine: false, mayDecide: false }],
    ['a proposer who is no longer in charge withdraws alone', 'anna', ['bert'], { mine: true, mayDecide: false }],
  ])('%s', (_title, reader, inCharge, rights) => expect(rightsOf(reader, inCharge)).toEqual(rights))

  test.each([
    ['anna', 'publish', '', 'secondPersonNeeded'],
    ['anna', 'publish', '紧急', 'emergencyReasonMissing'],
    ['anna', 'publish', '急'.repeat(201), 'emergencyReasonMissing'],
    ['anna', 'publish', why, undefined],
    ['anna', 'refuse', why, 'secondPersonNeeded'],
    ['anna', 'withdraw', '', undefined],
    ['bert', 'publish', '', undefined],
    ['bert', 'refuse', '', 'reasonMissing'],
    ['bert', 'refuse', '太严', undefined],
    ['bert', 'withdraw', '', 'forbidden'],
    ['carl', 'publish', why, 'forbidden'],
    ['carl', 'refuse', why, 'forbidden'],
  ] as const)('%s: %s with “%s” is %s', (reader, decision, reason, fault) =>
    expect(decisionFault(rightsOf(reader), { decision, reason })).toBe(fault),
  )

  test('the only one in charge needs no reason', () =>
    expect(decisionFault(rightsOf('anna', ['anna']), { decision: 'publish', reason: '' })).toBeUndefined())
  test('is an emergency where somebody else could publish', () =>
    expect([publishedAlone('anna', both), publishedAlone('anna', ['anna']), publishedAlone('anna', [])]).toEqual([
      'emergency',
      'single',
      'single',
    ]))
})
