import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  getHotelMemberCards,
  removeHotelMemberCard,
  saveHotelMemberCard,
} from '@sojourn/contract/products/hotel/member-card.calls'
import { hotelGroup, hotelGroups, type HotelGroup } from '@sojourn/domain/products/hotel/groups'
import type { Actor, Context } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { inCompany, once } from '../../../../work'
import { newId } from '../../../../kit/id'
import { deleteMemberCard, findMemberCards, lockMemberCards, writeMemberCard, type MemberCardRow } from './member-card-store'

type Cards = ResponseOf<typeof getHotelMemberCards>

const brandsOf = ({ brands }: HotelGroup, { language }: Actor): string[] => brands.map((name) => name[language])

/** One's own memberships of hotel groups, numbers masked (S2.39). */
async function cardsOf(tenant: Tenant, actor: Actor): Promise<Cards> {
  const rows = await findMemberCards(tenant, [actor.employeeId])
  return {
    cards: rows.map(({ cardId, hotelGroup: id, numberMasked, holder }) => {
      const group = hotelGroup(id)
      return {
        cardId,
        group: id,
        groupName: group?.name[actor.language] ?? id,
        number: numberMasked,
        holder,
        brands: group ? brandsOf(group, actor) : [],
      }
    }),
    groups: hotelGroups().map((group) => ({
      group: group.id,
      groupName: group.name[actor.language],
      brands: brandsOf(group, actor),
    })),
  }
}

export const memberCards = (context: Context, actor: Actor): Promise<Cards> =>
  inCompany(context, actor.enterpriseId, (work) => cardsOf(work, actor))

const numberPattern = /^[A-Za-z0-9]{6,20}$/
const maskNumber = (number: string): string => `${'*'.repeat(number.length - 4)}${number.slice(-4)}`

/** Adds a card of a group, or changes one; an empty number of a known card leaves it. */
export const saveMemberCard = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof saveHotelMemberCard>,
): Promise<Cards | Problem> =>
  once<Cards>(context, actor, async (work) => {
    const { cardId, group } = request
    const holder = request.holder.trim()
    const number = request.number.replaceAll(/[\s-]/g, '')
    if (!hotelGroup(group)) return problem('hotelGroupUnknown', { field: 'group' })
    const own = await lockMemberCards(work, actor.employeeId)
    const known = own.find((card) => card.cardId === cardId)
    if (cardId && !known) return problem('memberCardUnknown', { field: 'cardId' })
    const keeps = known !== undefined && number === ''
    if (!keeps && !numberPattern.test(number)) return problem('memberCardInvalid', { field: 'number' })
    if (holder === '') return problem('memberCardInvalid', { field: 'holder' })
    const card: MemberCardRow = {
      cardId: known?.cardId ?? newId(context.clock.now()),
      employeeId: actor.employeeId,
      hotelGroup: group,
      numberCipher: keeps ? known.numberCipher : context.vault.seal(number),
      numberMasked: keeps ? known.numberMasked : maskNumber(number),
      holder,
    }
    if (!(await writeMemberCard(work, card))) return problem('memberCardTwice', { field: 'group' })
    return cardsOf(work, actor)
  })

export const removeMemberCard = (
  context: Context,
  actor: Actor,
  { cardId }: RequestOf<typeof removeHotelMemberCard>,
): Promise<Cards | Problem> =>
  once<Cards>(context, actor, async (work) =>
    (await deleteMemberCard(work, actor.employeeId, cardId))
      ? cardsOf(work, actor)
      : problem('memberCardUnknown', { field: 'cardId' }),
  )
