import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Language } from '@sojourn/contract/kit/language'
import { goldenAtMost } from '@sojourn/contract/products/policy-lab-words'
import type { BrokenGolden } from '@sojourn/contract/products/policy-lab.shapes'
import { allInForceOn } from '@sojourn/domain/booking/policy/versions'
import { policyScopeText } from '@sojourn/text/admin/policy/scope'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { PublishedPolicy } from '../../booking/traveller/store'
import { findValidVersions } from '../policy/store'
import { choicesOf, judgeBy, listOf } from './judge'
import { findGoldenChoices } from './store'

/** Golden trips of people whom the version would bind, and that it would judge otherwise than they must be. */
export async function brokenGolden(work: Work, version: PublishedPolicy): Promise<BrokenGolden[]> {
  const rows = await findGoldenChoices(work, { ended: false, most: goldenAtMost })
  if (rows.length === 0) return []
  const valid = await findValidVersions(work, { today: chinaDate(work.context.clock.now()) })
  const others = valid.filter((each) => each.body.policyId !== version.body.policyId || each.version !== version.version)
  const inForce = allInForceOn([...others, version], version.effectiveFrom)
  const watched = rows.map((row) => ({ row, choices: choicesOf(work, row) }))
  const { binds, judge } = await judgeBy(
    work,
    inForce,
    watched.map(({ choices }) => choices.set),
  )
  return watched.flatMap(({ row: { goldenId, name, verdict, position }, choices }) => {
    const { list, at } = listOf(choices, position)
    if (at === undefined || !binds(list, version)) return []
    const found = judge(list, 'zh-CN')[at]?.verdict ?? verdict
    return found === verdict ? [] : { goldenId, name, verdict, found }
  })
}

/** Stops a version that changes the verdict of golden trips, unless it is said why that is meant. */
export async function goldenFault(
  work: Work,
  language: Language,
  version: PublishedPolicy,
  reason: string | undefined,
): Promise<Problem | undefined> {
  if (reason?.trim()) return undefined
  const broken = await brokenGolden(work, version)
  if (broken.length === 0) return undefined
  const names = policyScopeText[language].list({ items: broken.map(({ name }) => name) })
  return problem('goldenBroken', { field: 'goldenReason', detail: { names }, result: { broken } })
}
