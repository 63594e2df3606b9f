import { intlFareBrands } from '@sojourn/contract/products/intl-flight/fare-brands'
import { expect, test } from 'vitest'
import { tableRows } from '../rows'
import { fareFamilyTable } from '../tables/fare-families'
import { airline } from './airlines'
import { fareFamily } from './fare-families'

test('each carrier is known, each of its brands stands once, and dearer ones have no fewer miles in a cabin', () => {
  const rows = tableRows(fareFamilyTable).map((cell) => ({ carrier: cell(0), brand: cell(1), miles: Number(cell(4)) }))
  expect(rows.filter(({ carrier, brand }) => !airline(carrier) || !intlFareBrands.some((known) => known === brand))).toEqual([])
  expect(new Set(rows.map(({ carrier, brand }) => `${carrier} ${brand}`)).size).toBe(rows.length)
  for (const [cheap, dear] of [
    ['light', 'standard'],
    ['standard', 'flex'],
    ['businessSaver', 'businessFlex'],
  ] as const)
    for (const { carrier } of rows)
      expect(fareFamily(carrier, cheap)!.miles, `${carrier} ${cheap}`).toBeLessThanOrEqual(fareFamily(carrier, dear)!.miles)
})

test('the same brand has the name of its carrier, and none where nobody has read it', () => {
  expect(fareFamily('SQ', 'light')).toEqual({ name: 'Economy Lite', seat: 'paid', miles: 50, priority: false, lounge: false })
  expect(fareFamily('TK', 'businessFlex')).toMatchObject({
    name: 'BusinessPrime',
    seat: 'included',
    priority: true,
    lounge: true,
  })
  expect(fareFamily('ZZ', 'light')).toBeUndefined()
})
