import { describe, expect, test } from 'vitest'
import { ownVisaFaults, ownVisaForm, ownVisaRequest, type OwnVisaForm } from './visa-form'

const form: OwnVisaForm = {
  country: { code: '2926', name: '新加坡', kind: 0 },
  entries: 'double',
  entriesUsed: '1',
  stayDays: '30',
  daysUsed: '',
  validFrom: '2026-11-01',
  validUntil: '2027-05-01',
}

describe('a visa that is typed', () => {
  test.each<[string, Partial<OwnVisaForm>, object]>([
    ['in order', {}, {}],
    ['without a country', { country: null }, { countryId: 'countryMissing' }],
    ['used more often than it allows', { entriesUsed: '3' }, { entriesUsed: 'entriesUsedWrong' }],
    ['used a word', { entriesUsed: 'two' }, { entriesUsed: 'entriesUsedWrong' }],
    ['for no day', { stayDays: '0' }, { stayDays: 'stayDaysWrong' }],
    ['for longer than a year', { stayDays: '366' }, { stayDays: 'stayDaysWrong' }],
    ['of a Schengen country, after ninety days there', { daysUsed: '90' }, {}],
    ['after more days than are counted', { daysUsed: '181' }, { daysUsed: 'daysUsedWrong' }],
    ['after a word of days', { daysUsed: 'ten' }, { daysUsed: 'daysUsedWrong' }],
    ['without its days', { validFrom: '', validUntil: '' }, { validFrom: 'dateMissing', validUntil: 'dateMissing' }],
    ['over before it begins', { validUntil: '2026-10-31' }, { validUntil: 'datesWrong' }],
    ['over yesterday', { validUntil: '2026-11-28' }, { validUntil: 'datesWrong' }],
    ['over today', { validUntil: '2026-11-29' }, {}],
  ])('%s', (_what, more, faults) => expect(ownVisaFaults({ ...form, ...more }, '2026-11-29')).toEqual(faults))

  test('begins with what is kept, and is sent as it was', () => {
    const kept = { visaId: 'v', countryId: 2926, countryName: '新加坡', entries: 'double', entriesUsed: 1, stayDays: 30 } as const
    const begun = ownVisaForm({ ...kept, validFrom: form.validFrom, validUntil: form.validUntil })
    expect(begun).toEqual(form)
    expect(ownVisaRequest(begun)).toMatchObject({ countryId: 2926, entriesUsed: 1, stayDays: 30 })
    expect(ownVisaRequest(begun)).not.toHaveProperty('daysUsed')
    expect(ownVisaRequest(ownVisaForm({ ...kept, daysUsed: 12, validFrom: '', validUntil: '' }))).toMatchObject({ daysUsed: 12 })
  })
})
