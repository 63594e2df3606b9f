import type { choosePeople } from '@sojourn/contract/admin/people/person.calls'
import { peopleAtOnce, type PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { pageOfPeople } from './search'

const pageSize = 500

/** Everybody in office whom a search finds and the caller may change, to be changed together. */
export const chooseFound = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof choosePeople>,
): Promise<ResponseOf<typeof choosePeople> | Problem> =>
  inCompany<ResponseOf<typeof choosePeople> | Problem>(context, actor.enterpriseId, async (work) => {
    const people: PersonSummary[] = []
    let cursor: string | undefined
    do {
      const asked = { ...request, size: pageSize, ...(cursor !== undefined && { cursor }) }
      const page = await pageOfPeople(work, actor, asked, 'managePeople')
      if (isProblem(page)) return page
      people.push(...page.list.filter(({ state }) => state !== 'left'))
      if (people.length > peopleAtOnce) return problem('peopleTooMany', { detail: { most: peopleAtOnce } })
      cursor = page.next
    } while (cursor !== undefined)
    return { people: people.map(({ employeeId, name, state, version }) => ({ employeeId, name, state, version })) }
  })
