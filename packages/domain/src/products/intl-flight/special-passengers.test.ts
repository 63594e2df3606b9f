import { describe, expect, test } from 'vitest'
import { fliesAs, proofNote, carrierNumber, provenAs, soldAs } from './special-passengers'

describe('students, workers abroad and seamen', () => {
  test.each([
    ['adult', undefined, 'adult'],
    ['adult', 'student', 'student'],
    ['adult', 'seaman', 'seaman'],
    ['child', 'labour', 'child'],
    ['infant', 'student', 'infant'],
  ] as const)('%s among %s flies as %s', (age, adults, passenger) => expect(fliesAs(age, adults)).toBe(passenger))

  test.each([
    ['student', ['published', 'student'], 'student'],
    ['student', ['published', 'corporate'], undefined],
    ['adult', ['published'], undefined],
    ['seaman', ['seaman'], 'seaman'],
  ])('%s at %j proves to be %s', (passenger, fareTypes, proven) =>
    expect(
      provenAs(
        passenger,
        fareTypes.map((fareType) => ({ fareType })),
      ),
    ).toBe(proven),
  )

  test.each([
    ['student', ['published', 'student'], 'student'],
    ['student', ['published', 'corporate'], 'adult'],
    ['child', ['published'], 'child'],
  ] as const)('%s buys %j as %s', (passenger, fareTypes, sold) =>
    expect(
      soldAs(
        passenger,
        fareTypes.map((fareType) => ({ fareType })),
      ),
    ).toBe(sold),
  )

  test.each([
    ['cn-2026 0113', 'CN20260113'],
    ['1234', undefined],
    ['学生证1234567', undefined],
    ['', undefined],
    ['A'.repeat(21), undefined],
  ])('%s is kept as %s', (typed, kept) => expect(carrierNumber(typed)).toBe(kept))

  test('each has papers of its own, in the words of the reader', () => {
    const sentences = (['student', 'labour', 'seaman'] as const).map((passenger) => proofNote(passenger, 'zh-CN').sentence)
    expect(sentences.map((sentence) => ['学生证', '劳务合同', '海员证'].find((paper) => sentence.includes(paper)))).toEqual([
      '学生证',
      '劳务合同',
      '海员证',
    ])
    expect(proofNote('seaman', 'en').sentence).toContain("seaman's book")
  })
})
