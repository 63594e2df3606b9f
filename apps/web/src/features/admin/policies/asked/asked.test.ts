import { expect, test } from 'vitest'
import { askedAtFirst, askedFaults, sentAsked, sentPilot, type Asked, type Terms } from './asked'

const terms: Terms = { today: '2026-11-20', publishAlone: 'emergency', mayChange: true }
const first = askedAtFirst(terms)

test.each<[string, Partial<Asked>, string[]]>([
  ['today for everybody', {}, []],
  ['yesterday', { from: '2026-11-19' }, ['from']],
  ['no day', { from: '' }, ['from']],
  ['a trial nowhere', { pilot: true }, ['departments']],
  ['an emergency without a reason', { alone: true, reason: '  太急了  ' }, ['reason']],
  ['an emergency with one', { alone: true, reason: '供应商今晚调价，需立即收紧标准' }, []],
])('[S2.46] %s', (_title, asked, faults) => expect(askedFaults({ ...first, ...asked }, terms)).toEqual(faults))

test('[S2.46] whoever is the only administrator publishes alone without a reason, others send it to a second person', () => {
  expect(sentAsked(first, terms)).toEqual({ effectiveFrom: '2026-11-20' })
  expect(sentAsked(first, { ...terms, publishAlone: 'single' })).toEqual({
    effectiveFrom: '2026-11-20',
    publishAlone: { reason: '' },
  })
  expect(sentAsked({ ...first, alone: true, reason: ' 供应商今晚调价 ', note: ' 收紧 ' }, terms)).toEqual({
    effectiveFrom: '2026-11-20',
    note: '收紧',
    publishAlone: { reason: '供应商今晚调价' },
  })
})

test('[S2.46] departments are those of a trial alone', () => {
  expect(sentPilot({ ...first, departmentIds: ['sales'] })).toEqual({})
  expect(sentPilot({ ...first, pilot: true, departmentIds: ['sales'] })).toEqual({ pilotDepartmentIds: ['sales'] })
})
