import { expect, test } from 'vitest'
import { auditKindNames, endedBefore } from './audit'

test('[architecture] every kind of record has an end, and none of them within 180 days', () => {
  const now = new Date('2026-11-20T02:00:00Z')
  const days = auditKindNames.map((kind) => (now.getTime() - endedBefore(kind, now).getTime()) / 86_400_000)
  expect(days).toAllSatisfy((kept) => kept >= 180 && Number.isFinite(kept))
})
