import { describe, expect, test } from 'vitest'
import { cityRows } from './city-rows'

const night = (standard: number) => ({ standard, violateCanBook: true })

describe('[S2.46] rows that were copied from a sheet', () => {
  test('are standards of cities, whatever language names them', () =>
    expect(
      cityRows('城市\t房价\n北京\t550\n廣州市\t¥500.50\nShanghai\t1,280 元\n').map(({ line, item }) => ({ line, item })),
    ).toEqual([
      { line: 2, item: { cityNames: ['北京'], ...night(550_00) } },
      { line: 3, item: { cityNames: ['广州'], ...night(500_50) } },
      { line: 4, item: { cityNames: ['上海'], ...night(1280_00) } },
    ]))

  test('with commas are read as well, in full width, too', () =>
    expect(cityRows('成都,450\r\n杭州，480').map(({ item }) => item)).toEqual([
      { cityNames: ['成都'], ...night(450_00) },
      { cityNames: ['杭州'], ...night(480_00) },
    ]))

  test('name ranges, and several cities at once', () =>
    expect(cityRows('一线城市\t600\nOther cities\t350\n三亚、海口\t500').map(({ item }) => item)).toEqual([
      { tiers: ['first'], ...night(600_00) },
      { cityNames: ['*'], ...night(350_00) },
      { cityNames: ['三亚', '海口'], ...night(500_00) },
    ]))

  test.each([
    ['11-01', '04-30'],
    ['11/1', '4/30'],
    ['11月1日', '4月30日'],
    ['2026-11-01', '2027.4.30'],
  ])('from %s to %s are a season', (from, to) =>
    expect(cityRows(`三亚\t800\t${from}\t${to}`)[0]?.season).toEqual({
      cityNames: ['三亚'],
      ...night(800_00),
      beginDate: '11-01',
      endDate: '04-30',
    }),
  )

  test.each([
    ['\t500', 'cityMissing', undefined],
    ['亚特兰蒂斯\t500', 'cityUnknown', '亚特兰蒂斯'],
    ['北京、无名城\t500', 'cityUnknown', '无名城'],
    ['北京\t面议 1', 'priceInvalid', undefined],
    ['北京\t0', 'priceInvalid', undefined],
    ['北京\t500\t02-30\t03-31', 'dateInvalid', undefined],
    ['北京\t500\t11-01', 'dateInvalid', undefined],
  ])('%j is refused by itself', (line, fault, name) => {
    const [first, second] = cityRows(`${line}\n上海\t500`)
    expect(first).toMatchObject({ line: 1, fault, ...(name !== undefined && { name }) })
    expect(second?.item?.cityNames).toEqual(['上海'])
  })

  test('nothing is nothing', () => expect(cityRows(' \n\t\n')).toEqual([]))
})
