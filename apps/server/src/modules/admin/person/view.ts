import type { getPersonView, PersonView } from '@sojourn/contract/admin/people/person-view.calls'
import { policyProducts } from '@sojourn/contract/booking/codes'
import type { Permission, RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { abilitiesIn } from '@sojourn/domain/kit/roles'
import { centreMenu, consoleMenu, menuFlags } from '@sojourn/domain/personal/menu'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { inTransaction } from '../../../work'
import { openProducts } from '../../booking/settings/open-products'
import { findEnterprise, type EnterpriseRow } from '../../booking/settings/store'
import { findPeople, logAccess, type PersonRow } from '../../booking/traveller/store'
import { scopeOf } from '../../booking/traveller/scope'
import { findWithin } from './checks'

/** The portal as one of the company's people has it; whoever looked stands in the log of what was read. */
export const personView = (
  context: Context,
  actor: Actor,
  { employeeId }: RequestOf<typeof getPersonView>,
): Promise<PersonView | Problem> =>
  inTransaction<PersonView | Problem>(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readPeople')
    if (isProblem(scope)) return scope
    const person = await findWithin(work, scope, employeeId)
    if (isProblem(person)) return person
    if (!person.active) return problem('personLeft', { field: 'employeeId', detail: { name: person.name } })
    const at = context.clock.now()
    const today = chinaDate(at)
    const { language } = actor
    const [enterprise, [traveller]] = await Promise.all([
      findEnterprise(work),
      findPeople(work, [employeeId], { today, reader: language }),
      logAccess(work, {
        at,
        employeeId: actor.employeeId,
        subjects: [{ id: newId(at), subject: `person ${employeeId}` }],
        purpose: 'view of the portal as a colleague has it',
      }),
    ])
    return {
      employeeId,
      name: person.name,
      abilities: abilitiesIn(person.permissions),
      menus: menusOf(person.permissions as Permission[], enterprise, language),
      products: openProducts(enterprise, today),
      ...standardsOf(context, traveller, language),
    }
  })

function menusOf(permissions: readonly Permission[], { config }: EnterpriseRow, language: Language): PersonView['menus'] {
  const facts = { permissions, ...menuFlags(config) }
  return [...centreMenu(facts, language), ...consoleMenu(facts, language)].map(({ title, menuList }) => ({
    title,
    entries: menuList.map((entry) => entry.title),
  }))
}

function standardsOf(
  { policySections }: Context,
  traveller: PersonRow | undefined,
  language: Language,
): Pick<PersonView, 'policyName' | 'standards'> {
  const body = traveller?.policy?.body
  if (!body) return { standards: [] }
  const standards = policyProducts.flatMap((product) => {
    const section = body[product]
    return section ? [{ product, sentences: policySections[product].sentences(section, language) }] : []
  })
  return { policyName: body.name[language], standards }
}
