import type { TaxRow } from './tax-row'

// Assumed amounts, 1 October 2026: of countries whose charges nobody has looked up one by one what their airports and governments take of an
// adult who leaves abroad, as one sum under the code of the country; a row of `taxes.ts` stands instead once somebody has.

const inEuros: Readonly<Record<string, number>> = {
  AL: 17, AT: 24, BA: 20, BE: 33, BG: 14, BY: 18, CI: 50, CM: 45, CY: 22, CZ: 30, DK: 29, EE: 14, GA: 50, GR: 25, HR: 21, HU: 33, IE: 24, LT: 14, LU: 20, LV: 13, MA: 18, MG: 30, MK: 17, MT: 20, NO: 22, PL: 19, PT: 27, RE: 20, RO: 16, RS: 24, SE: 27, SI: 20, SK: 17, UA: 20,
}

const inDollars: Readonly<Record<string, number>> = {
  AF: 20, AM: 24, AR: 57, AZ: 20, BB: 30, BD: 20, BH: 26, BI: 50, BM: 45, BN: 20, BR: 32, BS: 29, BZ: 56, CD: 55, CL: 30, CO: 40, CR: 29, CU: 25, CW: 41, DJ: 40, DO: 38, DZ: 15, EC: 54, FJ: 60, GE: 25, GH: 60, GT: 40, GU: 23, HN: 48, HT: 60, IL: 28, IQ: 25, IR: 15, JM: 55, JO: 56, KE: 60, KG: 12, KH: 25, KW: 20, KZ: 14, LA: 18, LB: 50, LK: 60, ML: 40, MM: 20, MP: 23, MR: 45, MU: 38, MV: 50, MW: 50, MX: 62, NG: 100, NP: 14, OM: 28, PA: 48, PE: 31, PG: 20, PK: 36, PR: 23, PW: 100, RW: 50, SA: 26, SC: 50, SD: 50, SS: 50, SV: 42, SX: 35, TJ: 25, TM: 25, TN: 20, TZ: 52, UG: 57, UY: 50, UZ: 15, WS: 25, ZM: 45, ZW: 55,
}

/** Of hubs also for changing planes. */
const changing: Readonly<Record<string, number>> = {
  AT: 11, BE: 9, DK: 12, KE: 20, KW: 7, OM: 7, PA: 8, PL: 6, PT: 9, SA: 12,
}

const rowsIn = (amounts: Readonly<Record<string, number>>, currency: string): TaxRow[] =>
  Object.entries(amounts).flatMap(([country, amount]) => {
    const row = { code: country, place: country, currency, basis: 'assumed' } as const
    const transit = changing[country]
    return [{ ...row, on: 'D' as const, amount }, ...(transit === undefined ? [] : [{ ...row, on: 'T' as const, amount: transit }])]
  })

export const taxRowsElsewhere: readonly TaxRow[] = [...rowsIn(inEuros, 'EUR'), ...rowsIn(inDollars, 'USD')]
