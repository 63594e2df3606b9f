import { describe, expect, test } from 'vitest'
import { agreementStages } from '@sojourn/contract/admin/agency/agreement-words'
import { isOpenStage, periodSigned, stageAfter, termsFault, type AgreementStep } from './agreement-terms'

const today = '2026-11-20'
const none = { agreementFrom: null, agreementTo: null }
const period = (agreementFrom: string, agreementTo: string) => ({ agreementFrom, agreementTo })
const terms = (from: string, to: string) => ({ from, to, creditLimit: 0 })

describe('terms', () => {
  test.each([
    ['a year from today', terms(today, '2027-11-19'), none, undefined],
    ['one day', terms(today, today), none, undefined],
    ['reversed by a day', terms('2026-12-02', '2026-12-01'), none, 'reversed'],
    ['over since yesterday', terms('2026-01-01', '2026-11-19'), none, 'over'],
    ['five years', terms('2027-01-01', '2031-12-31'), none, undefined],
    ['five years and a day', terms('2027-01-01', '2032-01-01'), none, 'long'],
    ['five years from 29 February', terms('2028-02-29', '2033-02-27'), none, undefined],
    ['the day after what is in force', terms('2027-01-01', '2027-12-31'), period('2026-01-01', '2026-12-31'), undefined],
    ['two days after it', terms('2027-01-02', '2027-12-31'), period('2026-01-01', '2026-12-31'), 'gap'],
    ['long after one that has ended', terms('2027-01-02', '2027-12-31'), period('2025-01-01', '2026-11-19'), undefined],
    ['instead of one that has not begun', terms('2027-06-01', '2027-12-31'), period('2027-01-01', '2027-03-31'), undefined],
  ] as const)('%s: %j after %j is %s', (_name, asked, current, fault) => {
    expect(termsFault(asked, current, today)).toBe(fault)
  })

  test.each([
    ['the first', terms('2027-01-01', '2027-12-31'), none, ['2027-01-01', '2027-12-31']],
    ['a renewal goes on', terms('2027-01-01', '2027-12-31'), period('2026-01-01', '2026-12-31'), ['2026-01-01', '2027-12-31']],
    ['an earlier end', terms(today, '2026-11-30'), period('2026-01-01', '2026-12-31'), ['2026-01-01', '2026-11-30']],
    ['after an end', terms(today, '2027-12-31'), period('2025-01-01', '2026-11-19'), [today, '2027-12-31']],
    ['an earlier beginning', terms('2025-06-01', '2027-12-31'), period('2026-01-01', '2026-12-31'), ['2025-06-01', '2027-12-31']],
  ] as const)('%s: %j after %j stands from %j', (_name, signed, current, [from, to]) => {
    expect(periodSigned(signed, current, today)).toEqual({ from, to })
  })
})

describe('the way of an agreement', () => {
  const steps: [AgreementStep, string[]][] = [
    ['propose', ['asked', 'returned']],
    ['return', ['proposed']],
    ['offer', ['proposed']],
    ['sign', ['offered']],
    ['decline', ['offered']],
    ['withdraw', ['asked', 'proposed', 'returned', 'offered']],
  ]
  test.each(steps)('one may %s it only where it is %j', (step, from) => {
    expect(agreementStages.filter((stage) => stageAfter(stage, step) !== undefined)).toEqual(from)
  })

  test('what was signed, declined or withdrawn is over', () => {
    expect(agreementStages.filter((stage) => !isOpenStage(stage))).toEqual(['signed', 'declined', 'withdrawn'])
  })
})
