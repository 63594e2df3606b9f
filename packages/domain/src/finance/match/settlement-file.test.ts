import { describe, expect, test } from 'vitest'
import { readSettlement, settlementHeader } from './settlement-file'

const line = 'F1-0-0-781-1,781-1,2026-11-03,CNY,960.00,60.00,0.00'
const file = (...rows: string[]): string => [settlementHeader, ...rows, ''].join('\n')

test('a settlement file is read to the fen', () => {
  const back = 'F2-0-0-781-1,781-1,2026-11-05,CNY,-960.00,-60.00,96.05'
  expect(readSettlement(file(line, back, 'TOTAL,2,96.05'))).toEqual({
    lines: [
      {
        line: 2,
        reference: 'F1-0-0-781-1',
        ticketNo: '781-1',
        day: '2026-11-03',
        currency: 'CNY',
        fare: 96_000,
        taxes: 6_000,
        fee: 0,
      },
      {
        line: 3,
        reference: 'F2-0-0-781-1',
        ticketNo: '781-1',
        day: '2026-11-05',
        currency: 'CNY',
        fare: -96_000,
        taxes: -6_000,
        fee: 9_605,
      },
    ],
    sum: 9_605,
  })
})

describe('a broken settlement file says at which line, and is not taken', () => {
  test.each([
    ['', 1, 'empty'],
    ['number,amount\n', 1, 'header'],
    [file(line, 'F2,781-1', 'TOTAL,2,0.00'), 3, 'columns'],
    [file(line.replace('F1-0-0-781-1', ''), 'TOTAL,1,1020.00'), 2, 'reference'],
    [file(line.replace('2026-11-03', '2026-11-31'), 'TOTAL,1,1020.00'), 2, 'day'],
    [file(line.replace('CNY', 'yuan'), 'TOTAL,1,1020.00'), 2, 'currency'],
    [file(line.replace('960.00', '960'), 'TOTAL,1,1020.00'), 2, 'amount'],
    [file(line.replace('960.00', '"1,960.00"'), 'TOTAL,1,1020.00'), 2, 'columns'],
    [file(line, line), 3, 'totalMissing'],
    [file(line, 'TOTAL,2,1020.00'), 3, 'totalCount'],
    [file(line, 'TOTAL,1,1020.01'), 3, 'totalSum'],
    [file(line, 'TOTAL,1'), 3, 'totalSum'],
    [file(line, 'TOTAL,1,1020.00', line), 4, 'afterTotal'],
  ])('%j: line %i, %s', (csv, at, fault) => expect(readSettlement(csv)).toEqual({ line: at, fault }))
})
