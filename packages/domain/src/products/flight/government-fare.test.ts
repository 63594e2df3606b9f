import { expect, test } from 'vitest'
import { governmentFault, governmentField } from './government-fare'

test.each([
  ['governmentUnitMissing', 'government.unit'],
  ['governmentCardMissing', 'government.cardBin'],
  ['governmentCardUnofficial', 'government.cardBin'],
] as const)('%s is told at the field %s', (fault, field) => expect(governmentField(fault)).toBe(field))

const government = [{ fareType: 'published' }, { fareType: 'government' }]
const unit = '北京市朝阳区教育委员会'

test.each([
  ['another fare asks nothing', [{ fareType: 'published' }], undefined, true, undefined],
  ['no unit', government, undefined, false, 'governmentUnitMissing'],
  ['a blank unit', government, { unit: ' ' }, false, 'governmentUnitMissing'],
  ['no unit, whatever the card', government, { unit: '', cardBin: '628288' }, true, 'governmentUnitMissing'],
  ['a transfer of the unit', government, { unit }, false, undefined],
  ['a transfer asks for no card', government, { unit, cardBin: '622202' }, false, undefined],
  ['paid personally without a card', government, { unit }, true, 'governmentCardMissing'],
  ['paid personally by official card', government, { unit, cardBin: '628288' }, true, undefined],
  ['paid by another card', government, { unit, cardBin: '622202' }, true, 'governmentCardUnofficial'],
  ['too many digits', government, { unit, cardBin: '6282880' }, true, 'governmentCardUnofficial'],
  ['the digits elsewhere', government, { unit, cardBin: '1628288' }, true, 'governmentCardUnofficial'],
  ['too few digits', government, { unit, cardBin: '62828' }, true, 'governmentCardUnofficial'],
  ['other signs than digits', government, { unit, cardBin: '6282 8' }, true, 'governmentCardUnofficial'],
] as const)('[handbook 1.2] a government fare, %s', (_words, fares, buyer, personally, fault) =>
  expect(governmentFault(fares, buyer, personally)).toBe(fault),
)
