import { describe, expect, test } from 'vitest'
import { nextPlace, type FlightSearchChoices } from './submit-search'

const self: FlightSearchChoices = { travelType: 'business', bookType: 'self', bookMode: 'normal', gpAgreement: false }
const saved = { tempOrderNo: 'T1', selfBook: true }
const list = '/flight/list?tempOrderNo=T1'
const choice = '/choice/index?tempOrderNo=T1'

describe('[S4.14] after saving a search', () => {
  test.each<[string, Partial<FlightSearchChoices>, boolean, string]>([
    ['for oneself', {}, true, list],
    ['for others', { bookType: 'others' }, false, choice],
    ['for others, fast', { bookType: 'others', bookMode: 'fast' }, false, list],
    ['for others, personal', { bookType: 'others', travelType: 'personal' }, true, list],
    ['by application', { bookType: 'application' }, false, choice],
    ['by application of one’s own', { bookType: 'application' }, true, list],
  ])('%s', (_, choices, selfBook, path) => {
    expect(nextPlace({ ...self, ...choices }, { ...saved, selfBook })).toBe(path)
  })
})
