import { expect, test, vi } from 'vitest'
import { allOf, judgeList, saidOf, type BrokenRule, type Judge } from './engine'

/** Every second offer is too dear for the standard. */
function listOf(travellerIds: readonly string[]) {
  const section = {}
  const broken = vi.fn<Judge['broken']>((offer) =>
    offer % 2 === 0 ? [] : [{ rule: 'offerPrice', expected: 100, actual: 200 } satisfies BrokenRule],
  )
  const sentence = vi.fn<Judge['sentence']>((_rule, offer) => `offer ${offer} is too dear`)
  const placed = vi.fn<() => { group: number; kind: string; lane: string; position: number; price: number }[]>(() =>
    Array.from({ length: 100 }, (_, offer) => ({ group: offer, kind: 'Y', lane: '', position: offer, price: 100 })),
  )
  const list = judgeList({
    travellers: travellerIds.map((travellerId) => ({ travellerId, policy: section })),
    count: 100,
    judge: () => ({ handling: { offerPrice: 'approval' }, broken, sentence }),
    placed,
    change: (to) => `take ${to}`,
  })
  return { list, broken, sentence, placed }
}

test('each offer is judged once for all travellers of one standard, and nothing is said of it before somebody asks', () => {
  const { list, broken, sentence, placed } = listOf(['a', 'b', 'c'])
  expect(list.verdicts.filter((verdict) => verdict === 'approval')).toHaveLength(50)
  expect([broken, sentence, placed].map(({ mock }) => mock.calls.length)).toEqual([100, 0, 0])
  expect(saidOf(list, 7)).toMatchObject({
    verdict: 'approval',
    violations: ['a', 'b', 'c'].map((travellerId) => ({ travellerId, sentence: 'offer 7 is too dear', change: 'take 6' })),
  })
  expect(saidOf(list, 8)).toEqual({ verdict: 'within', violations: [] })
  expect([broken, sentence, placed].map(({ mock }) => mock.calls.length)).toEqual([100, 3, 1])
})

test('what is said of one offer is what is said of it among all', () => {
  const { list } = listOf(['a'])
  expect(allOf(list)).toEqual(list.verdicts.map((_verdict, offer) => saidOf(list, offer)))
})
