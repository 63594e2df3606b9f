import type { Joining, saveJoiningPlace } from '@sojourn/contract/admin/company/joining.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { opensAccounts } from '@sojourn/domain/access/joining'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inSnapshot, once } from '../../../work'
import { companyRefusal, scopeOf } from '../../booking/traveller/scope'
import { companyKey } from '../company/company'
import { companyRecord } from '../company/record'
import { lockCompany } from '../company/store'
import { placeFault, superiorFault } from '../person/checks'
import { colleagueOf } from '../person/detail'
import { withCode } from '../person/record'
import { findColleague } from '../person/store'
import { changeRecord } from '../record/change-record'
import { findRecordVersion } from '../record/store'
import { veiledWordsOf, wordsOf } from './record'
import { findKeys, findPlace, updatePlace } from './store'

/** How people open accounts of the company by themselves. */
export const joiningOf = (context: Context, actor: Actor): Promise<Joining | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const today = chinaDate(context.clock.now())
    const [version, place, keys, scope] = await Promise.all([
      findRecordVersion(work, companyKey),
      placeOf(work, actor),
      findKeys(work),
      scopeOf(work, actor, 'manageCompany'),
    ])
    const mayChange = !isProblem(scope)
    return {
      version,
      today,
      ...(place && { place }),
      keys: keys.map((key) => {
        const words = mayChange ? wordsOf(work, key) : veiledWordsOf(work, key)
        return {
          keyId: key.keyId,
          kind: key.kind,
          ...(words !== undefined && { words }),
          ...(key.addedAt && { addedAt: key.addedAt.toISOString() }),
          ...(key.lastDay !== null && { lastDay: key.lastDay }),
          ended: !opensAccounts(key, today),
        }
      }),
      mayChange,
    }
  })

async function placeOf(work: Work, { language }: Actor): Promise<Joining['place']> {
  const place = await findPlace(work)
  if (!place) return undefined
  const { departmentId, departmentName, gradeId, gradeName, costCentreId, costCentreCode, costCentreName, superiorId } = place
  const [superior] = superiorId === null ? [] : await findColleague(work, [superiorId], language)
  return {
    departmentId,
    departmentName: departmentName[language],
    gradeId,
    gradeName: gradeName[language],
    costCentreId,
    costCentreName: withCode(costCentreCode, costCentreName)[language],
    ...(superior && { superior: colleagueOf(superior, language) }),
  }
}

type Saved = ResponseOf<typeof saveJoiningPlace>
interface Change {
  version: number
  write: (work: Work) => Promise<Problem | undefined>
}

/** A change of how people join, in the history of the company. */
export const changeJoining = (context: Context, actor: Actor, { version: read, write }: Change): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const version = await changeRecord(work, {
      ...companyKey,
      version: read,
      act: 'changed',
      actorId: actor.employeeId,
      read: () => companyRecord(work),
      write: async () => {
        await lockCompany(work)
        return write(work)
      },
    })
    return isProblem(version) ? version : { version }
  })

export const savePlace = (
  context: Context,
  actor: Actor,
  { version, superiorId, ...place }: RequestOf<typeof saveJoiningPlace>,
): Promise<Saved | Problem> =>
  changeJoining(context, actor, {
    version,
    write: async (work) => {
      const refused =
        (await placeFault(work, 'company', place)) ?? (superiorId === '' ? undefined : await superiorFault(work, [], superiorId))
      if (refused) return refused
      await updatePlace(work, { ...place, managerId: superiorId || null })
      return undefined
    },
  })
