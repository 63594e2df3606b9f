import type { CompanyGuest, searchCompanyGuests } from '@sojourn/contract/admin/people/guest.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { entityOf, type EntityDepartments } from '@sojourn/domain/booking/policy/entity-of'
import { findEntitiesFor } from '../../booking/traveller/entities-store'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { documentWarningDays } from '@sojourn/domain/admin/people/person'
import type { GuestRule } from '@sojourn/contract/booking/policy/policy.shapes'
import { policyForGuest } from '@sojourn/domain/booking/policy/resolve-policy'
import { mobileFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addDays } from '@sojourn/domain/kit/local-date'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { inCompany } from '../../../work'
import { findPoliciesInForce, type PolicyVersion } from '../../booking/traveller/store'
import { findBelow } from '../../booking/traveller/scope-store'
import { departmentsOf, narrowTo, scopeOf } from '../../booking/traveller/scope'
import { findGuestRule, searchGuests, type CompanyGuestRow } from './store'

const pageSize = 20
type Found = ResponseOf<typeof searchCompanyGuests>

/** The guests of those whom the caller looks after. */
export const listGuests = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchCompanyGuests>,
): Promise<Found | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readPeople')
    if (isProblem(scope)) return scope
    const { departmentId, concern, removed = false, size = pageSize } = request
    const within = departmentId === undefined ? scope : narrowTo(scope, await findBelow(work, [departmentId]))
    const keyword = request.keyword?.trim() ?? ''
    const today = chinaDate(context.clock.now())
    const endsBefore = addDays(today, documentWarningDays)
    const [rows, policies, rule] = await Promise.all([
      searchGuests(work, {
        keyword,
        mobileMasked: mobileFault(keyword) === undefined ? maskMobile(keyword) : undefined,
        departments: departmentsOf(within),
        concern,
        endsBefore,
        active: !removed,
        before: readCursor(request.cursor),
        limit: size + 1,
        reader: actor.language,
      }),
      findPoliciesInForce(work, today),
      findGuestRule(work),
    ])
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    const entities = await findEntitiesFor(work, policies)
    return {
      list: shown.map((row) => guestOf(row, { policies, rule, entities, endsBefore, language: actor.language })),
      ...(last && { next: writeCursor(last.createdAt, last.guestId) }),
    }
  })

interface Read {
  /** Of which one may bind, by the company's rule. */
  policies: readonly PolicyVersion[]
  rule: GuestRule
  entities: readonly EntityDepartments[]
  endsBefore: string
  language: Language
}

function guestOf(row: CompanyGuestRow, { policies, rule, entities, endsBefore, language }: Read): CompanyGuest {
  const { guestId, version, hostId, hostGradeId, departmentPath, hostPermissions, documentType, documentNumber, documentEnds } =
    row
  const host = {
    employeeId: hostId,
    gradeId: hostGradeId,
    departmentPath,
    permissions: hostPermissions,
    costCentreId: row.hostCostCentreId,
    position: row.hostPosition,
    office: row.hostOffice,
    fields: row.hostFields,
    legalEntityId: entityOf(entities, departmentPath),
  }
  const policy = policyForGuest(policies, { rule, host })
  return {
    guestId,
    version,
    name: readableName(row, language),
    mobile: row.mobileMasked,
    hostId,
    hostName: readableName({ name: row.hostName, latin: row.hostLatin }, language),
    departmentName: row.departmentName[language],
    hostLeft: !row.hostActive,
    ...(documentType !== null && {
      document: {
        typeName: travellerText[language].credentialTypes[documentType],
        number: documentNumber!,
        ...(documentEnds !== null && { expiresOn: documentEnds }),
        isEnding: documentEnds !== null && documentEnds < endsBefore,
      },
    }),
    addedAt: row.createdAt.toISOString(),
    ...(policy && { policyName: policy.body.name[language] }),
    orders: row.orders,
    removed: !row.active,
  }
}
