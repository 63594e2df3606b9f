import type { PolicyVersionState } from '@sojourn/contract/booking/policy/policy-words'
import { chinaOffsetMinutes, localInstant } from '../../kit/local-date'

/** What a version says of when and where it binds. */
export interface DatedVersion {
  version: number
  effectiveFrom: string
  /** Departments in which it is tried; null where it is for everybody. */
  pilot: readonly string[] | null
  /** It is the end of the policy. */
  ended: boolean
}

/** The later day wins, of one day the higher number. */
const isNewer = (one: DatedVersion, other: DatedVersion): boolean =>
  one.effectiveFrom === other.effectiveFrom ? one.version > other.version : one.effectiveFrom > other.effectiveFrom

const newest = <Version extends DatedVersion>(versions: readonly Version[]): Version | undefined =>
  versions.reduce<Version | undefined>((best, one) => (best && isNewer(best, one) ? best : one), undefined)

/** What of one policy binds on a day, of its versions that were not taken back: the newest for everybody, and what is newer and tried. */
export function inForceOn<Version extends DatedVersion>(versions: readonly Version[], day: string): Version[] {
  const begun = versions.filter(({ effectiveFrom }) => effectiveFrom <= day)
  const everywhere = newest(begun.filter(({ pilot }) => pilot === null))
  const tried = newest(begun.filter(({ pilot }) => pilot !== null))
  return [
    ...(everywhere && !everywhere.ended ? [everywhere] : []),
    ...(tried && (!everywhere || isNewer(tried, everywhere)) ? [tried] : []),
  ]
}

/** The same of several policies. */
export function allInForceOn<Version extends DatedVersion & { body: { policyId: string } }>(
  versions: readonly Version[],
  day: string,
): Version[] {
  const ofPolicy = new Map<string, Version[]>()
  for (const version of versions) {
    const { policyId } = version.body
    const known = ofPolicy.get(policyId)
    if (known) known.push(version)
    else ofPolicy.set(policyId, [version])
  }
  return [...ofPolicy.values()].flatMap((each) => inForceOn(each, day))
}

export interface KeptVersion extends DatedVersion {
  /** Absent of what the product came with. */
  publishedAt: Date | null
  takenBackAt: Date | null
}

const dayOf = ({ effectiveFrom }: KeptVersion): number => Date.parse(localInstant(effectiveFrom, '00:00', chinaOffsetMinutes))

/** When it comes into force: with its day, or when it is published in the course of it. */
const beginOf = (version: KeptVersion): number => Math.max(dayOf(version), version.publishedAt?.getTime() ?? 0)

/** Where each version of a policy stands at a moment, by its number. */
export function versionStates(versions: readonly KeptVersion[], now: Date): Map<number, PolicyVersionState> {
  const moment = now.getTime()
  return new Map(versions.map((each) => [each.version, stateOf(each, versions, moment)]))
}

function stateOf(version: KeptVersion, all: readonly KeptVersion[], moment: number): PolicyVersionState {
  const begin = beginOf(version)
  if (begin <= moment && binds(version, all, moment)) return version.pilot ? 'pilot' : 'inForce'
  const came = begin > dayOf(version) ? bindsAtOnce(version, all) : binds(version, all, begin)
  if (begin <= moment) return came ? 'past' : 'never'
  return came && version.takenBackAt === null ? 'future' : 'never'
}

/** What is published in the course of its day binds then, whatever is published or taken back in the same moment. */
const bindsAtOnce = (version: KeptVersion, all: readonly KeptVersion[]): boolean =>
  binds(
    { ...version, takenBackAt: null },
    all.filter((one) => one.version < version.version),
    beginOf(version),
  )

/** What bound everybody before a version did, or ended the policy; undefined where the policy began with it. */
export const versionBefore = <Version extends KeptVersion>(
  versions: readonly Version[],
  version: number,
  now: Date,
): Version | undefined => {
  const states = versionStates(versions, now)
  return newest(versions.filter((one) => one.version !== version && one.pilot === null && states.get(one.version) === 'past'))
}

/** Whether it binds somewhere at a moment: begun, not taken back, and nothing newer in its place. */
function binds(version: KeptVersion, all: readonly KeptVersion[], moment: number): boolean {
  const stands = (one: KeptVersion): boolean =>
    beginOf(one) <= moment && (one.takenBackAt === null || one.takenBackAt.getTime() > moment)
  // What is tried takes nothing away from those outside.
  const replaces = (one: KeptVersion): boolean => (one.pilot === null || version.pilot !== null) && isNewer(one, version)
  return stands(version) && !all.some((one) => replaces(one) && stands(one))
}
