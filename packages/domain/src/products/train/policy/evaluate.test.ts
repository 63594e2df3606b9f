import type { TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import { describe, expect, test } from 'vitest'
import { describeTrainPolicy } from './describe'
import { evaluateTrains, isNightTrain, trainTypeOf, type PolicySeat } from './evaluate'

const staff: TrainSection = {
  groups: [
    { types: ['G', 'C'], seats: ['O'] },
    { types: ['D'], seats: ['O'] },
    { types: ['Z', 'T', 'K'], seats: ['1', '3'] },
  ],
  nightSeats: ['F', 'J'],
  longRide: { minutes: 480, seats: ['M'] },
  handling: { trainSeat: 'approval' },
}
const seat = (trainNo: string, code: string, yuan: number, more: Partial<PolicySeat> = {}): PolicySeat => ({
  trainNo,
  seat: code,
  lane: 'AOH VNP',
  departDate: '2026-12-09',
  departTime: '09:00',
  rideMinutes: 270,
  price: yuan * 100,
  ...more,
})
const judge = (section: TrainSection, seats: PolicySeat[], language: 'zh-CN' | 'en' = 'zh-CN') =>
  evaluateTrains([{ travellerId: 'e1', policy: section }], seats, { bookingDate: '2026-12-01' }, language)

describe('seats by type of train (handbook 7.1)', () => {
  test('the sentence names both seats, the change is the allowed seat of the same train', () => {
    const [, first] = judge(staff, [seat('G2', 'O', 662), seat('G2', 'M', 1060)])
    expect(first).toEqual({
      verdict: 'approval',
      violations: [
        {
          travellerId: 'e1',
          rule: 'trainSeat',
          handling: 'approval',
          expected: 'O',
          actual: 'M',
          sentence: '席别为一等座，标准为二等座',
          change: '改选 G2 09:00 二等座 ¥662 即符合差标',
        },
      ],
    })
  })
  test('a seat that is sold out is no change; the nearest train is', () => {
    const seats = [
      seat('G2', 'O', 662, { soldOut: true }),
      seat('G2', 'M', 1060),
      seat('G4', 'O', 662, { departTime: '10:00' }),
      seat('G6', 'O', 662, { departTime: '07:00' }),
    ]
    expect(judge(staff, seats, 'en')[1]?.violations[0]).toMatchObject({
      sentence: 'Seat is First class, the standard is Second class',
      change: 'Choose G4 10:00 Second class ¥662 to comply',
    })
  })
  test('nobody is sent from a seat to standing, or from a train of five hours to one that takes the night', () => {
    const dear = seat('G2', 'M', 1060)
    const change = (...others: PolicySeat[]) => judge(staff, [dear, ...others])[0]?.violations[0]?.change
    expect(change(seat('G2', 'WZ', 662))).toBeUndefined()
    expect(change(seat('K8', '1', 156, { rideMinutes: 960 }))).toBeUndefined()
    expect(change(seat('K8', '1', 156, { rideMinutes: 600 }))).toBe('改选 K8 09:00 硬座 ¥156 即符合差标')
  })
  test('night trains allow sleepers, long rides the better seat', () => {
    const night = { departTime: '20:30', rideMinutes: 660 }
    expect(judge(staff, [seat('D712', 'F', 800, night), seat('D8', 'F', 800)]).map(({ verdict }) => verdict)).toEqual([
      'within',
      'approval',
    ])
    expect(
      judge(staff, [seat('G2', 'M', 1000, { rideMinutes: 480 }), seat('G2', 'M', 1000, { rideMinutes: 479 })]).map(
        ({ verdict }) => verdict,
      ),
    ).toEqual(['within', 'approval'])
  })
  test.each([
    ['20:30', 660, true],
    ['02:00', 30, true],
    ['23:00', 179, false],
    ['02:01', 600, false],
    ['06:00', 1200, true],
  ])('a train at %s for %i minutes is a night train: %s', (departTime, rideMinutes, night) =>
    expect(isNightTrain({ departTime, rideMinutes })).toBe(night),
  )
  test('standing may always be taken, a type of train without a group never', () => {
    const verdicts = judge(staff, [seat('G2', 'WZ', 662), seat('6063', '1', 20)])
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['within', 'approval'])
    expect(verdicts[1]?.violations[0]?.sentence).toBe('席别为硬座，标准不含此类列车')
  })
  test('[S8.12] without groups every seat may be taken', () =>
    expect(judge({ handling: {} }, [seat('G2', '9', 2318)])[0]?.verdict).toBe('within'))
  test('handbook 3.1: the type stands before the number', () =>
    expect(['G2', 'C2001', 'Z99', 'K1234/K1235', '6063', 'L8', 'Y5'].map(trainTypeOf)).toEqual([
      'G',
      'C',
      'Z',
      'K',
      'other',
      'other',
      'other',
    ]))
})

describe('travellers together (handbook 7.3)', () => {
  const manager: TrainSection = { groups: [{ types: ['G'], seats: ['O', 'M'] }], handling: { trainSeat: 'reason' } }
  const party = [
    { travellerId: 'e1', policy: staff },
    { travellerId: 'e2', policy: manager },
  ]
  const seats = [seat('G2', 'O', 662), seat('G2', 'M', 1060), seat('G2', '9', 2318)]
  const judged = (together?: 'each' | 'highest' | 'lowest') =>
    evaluateTrains(party, seats, { bookingDate: '2026-12-01', together }, 'zh-CN').map(({ verdict, violations }) => [
      verdict,
      violations.map(({ travellerId }) => travellerId).join(),
    ])
  test('each by the own standard unless the company says otherwise', () =>
    expect(judged()).toEqual([
      ['within', ''],
      ['approval', 'e1'],
      ['approval', 'e1,e2'],
    ]))
  test('就高: the highest standard counts for all', () =>
    expect(judged('highest')).toEqual([
      ['within', ''],
      ['within', ''],
      ['reason', 'e1,e2'],
    ]))
  test('就低: the lowest standard counts for all', () =>
    expect(judged('lowest')).toEqual([
      ['within', ''],
      ['approval', 'e1,e2'],
      ['approval', 'e1,e2'],
    ]))
  test('somebody without a standard is not limited, and 就高 nobody is', () =>
    expect(
      evaluateTrains([...party, { travellerId: 'guest' }], seats, { bookingDate: '2026-12-01', together: 'highest' }, 'en'),
    ).toAllSatisfy(({ verdict }) => verdict === 'within'))
})

describe('[S3.52] the standard as the panel shows it', () => {
  test('groups with their seats, the rest in sentences', () =>
    expect(describeTrainPolicy(staff, 'zh-CN')).toEqual({
      groups: [
        { name: 'G 高铁 / C 城际', items: ['二等座'] },
        { name: 'D 动车', items: ['二等座'] },
        { name: 'Z 直达特快 / T 特快 / K 快速', items: ['硬座', '硬卧'] },
      ],
      extendRules: ['夜间行车另可订：动卧、二等卧', '乘车 8 小时及以上另可订：一等座'],
      handling: '超出标准：需审批',
    }))
  test('in English', () =>
    expect(describeTrainPolicy(staff, 'en').groups[0]).toEqual({ name: 'G High speed / C Intercity', items: ['Second class'] }))
})
