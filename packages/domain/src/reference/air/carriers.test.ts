import { describe, expect, it } from 'vitest'
import { aircraftType, aircraftTypes } from './aircraft'
import { airline, airlines } from './airlines'

function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05)
}

describe('airlines', () => {
  it('141 carriers, 41 of the mainland, each code once', () => {
    expect(airlines).toHaveLength(141)
    expect(airlines.filter((carrier) => carrier.country === 'CN')).toHaveLength(41)
    expect(new Set(airlines.map((carrier) => carrier.code)).size).toBe(141)
  })

  it.each([
    ['CA', 'CCA', '999', '国航'],
    ['MU', 'CES', '781', '东航'],
    ['CZ', 'CSN', '784', '南航'],
    ['HU', 'CHH', '880', '海航'],
    ['HO', 'DKH', '018', '吉祥'],
    ['KN', 'CUA', '822', '中联航'],
  ])('%s is %s with tickets %s, called %s', (code, icao, prefix, shortName) => {
    const carrier = airline(code)!
    expect([carrier.icao, carrier.ticketPrefix, carrier.shortName['zh-CN']]).toEqual([icao, prefix, shortName])
  })

  it('low cost carriers are marked', () => {
    expect(['9C', 'PN', 'KN', 'AQ']).toAllSatisfy((code) => airline(code)!.lowCost)
    expect(airline('CA')!.lowCost).toBe(false)
  })

  it('white letters can be read on every badge', () => {
    for (const { code, colour } of airlines) expect(contrastWithWhite(colour), `${code} ${colour}`).toBeGreaterThanOrEqual(4.5)
  })

  it('ticket prefixes have three digits and belong to one carrier', () => {
    const prefixes = airlines.map((carrier) => carrier.ticketPrefix).filter((prefix) => prefix !== '')
    expect(prefixes.filter((prefix) => !/^\d{3}$/.test(prefix))).toEqual([])
    expect(new Set(prefixes).size).toBe(prefixes.length)
  })
})

describe('aircraft', () => {
  it('about forty types, the Chinese ones too', () => {
    expect(aircraftTypes.length).toBeGreaterThanOrEqual(40)
    expect(aircraftType('919')).toEqual({
      code: '919',
      name: { 'zh-CN': '商飞C919', 'zh-TW': '商飛C919', en: 'COMAC C919' },
      size: 'medium',
      seats: { C: 8, Y: 156 },
    })
    expect(aircraftType('909')!.seats).toEqual({ Y: 90 })
  })

  it('wide bodies are large', () => {
    expect(['332', '333', '359', '77W', '789'].map((code) => aircraftType(code)!.size)).toEqual(Array(5).fill('large'))
  })
})
