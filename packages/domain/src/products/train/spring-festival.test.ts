import { expect, test } from 'vitest'
import { isSpringFestivalTravel } from './spring-festival'

/** The first and the last day of the season as the railway published them; forty days each. */
test.each([
  ['2024-01-25', false],
  ['2024-01-26', true],
  ['2024-03-05', true],
  ['2024-03-06', false],
  ['2025-01-13', false],
  ['2025-01-14', true],
  ['2025-02-22', true],
  ['2025-02-23', false],
  ['2026-02-01', false],
  ['2026-02-02', true],
  ['2026-02-17', true],
  ['2026-03-13', true],
  ['2026-03-14', false],
  ['2026-10-01', false],
])('[handbook 3.7] a train of %s travels in the Spring Festival season: %s', (date, season) =>
  expect(isSpringFestivalTravel(date)).toBe(season),
)
