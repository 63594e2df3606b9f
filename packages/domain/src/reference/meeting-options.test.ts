import { expect, it } from 'vitest'
import { meetingBudgets, meetingDurations, meetingItems, meetingItself, meetingSizes } from './meeting-options'

it('[S3.38] ranges follow one another without a hole, only the last is open', () => {
  for (const [options, step] of [
    [meetingDurations, 1],
    [meetingSizes, 1],
    [meetingBudgets, 0],
  ] as const) {
    for (const [at, { to }] of options.slice(0, -1).entries()) expect(options[at + 1]!.from).toBe(to! + step)
    expect(options.at(-1)!.to).toBeUndefined()
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  }
})

it('[S2.56] the meeting itself is the first item', () => {
  expect(meetingItems[0]).toMatchObject({ value: meetingItself, name: { 'zh-CN': '会议', en: 'Meeting' } })
})
