import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { IntlBookInfo } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { forgetToldToCarriers, ToldToCarriers } from '@sojourn/contract/products/intl-flight/told.calls'
import type { KeptIntlPassenger } from '@sojourn/domain/products/intl-flight/kept-passenger'
import { maskedAddress, maskedCard } from '@sojourn/domain/products/intl-flight/told-masks'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { countryName } from '@sojourn/domain/reference/place/countries'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany, once } from '../../../../work'
import { deleteTold, findTold, type ToldRow } from './told-store'

type Address = NonNullable<KeptIntlPassenger['address']>
type Told = { list: ToldToCarriers[] }

/** What is kept of a person, in clear, for carriers alone. */
export interface KnownTold {
  cards: ReadonlyMap<string, string>
  addresses: ReadonlyMap<string, Address>
}

const read = ({ vault }: Context, { bodyCipher }: ToldRow): unknown => JSON.parse(vault.open(bodyCipher))

/** By person. */
export async function knownTold(work: Work, employeeIds: readonly string[]): Promise<(employeeId: string) => KnownTold> {
  const rows = await findTold(work, employeeIds)
  return (employeeId) => {
    const own = rows.filter((row) => row.employeeId === employeeId)
    const cards = own.filter(({ kind }) => kind === 'card')
    const addresses = own.filter(({ kind }) => kind === 'address')
    return {
      cards: new Map(cards.map((row) => [row.code, read(work.context, row) as string])),
      addresses: new Map(addresses.map((row) => [row.code, read(work.context, row) as Address])),
    }
  }
}

/** The same masked, for the form of whoever books. */
export async function shownTold(
  work: Work,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => IntlBookInfo['travellers'][number]['told']> {
  const rows = await findTold(work, employeeIds)
  return (employeeId) =>
    rows.filter((row) => row.employeeId === employeeId).map(({ kind, code, masked }) => ({ kind, code, masked }))
}

/** What carriers are told of a person now, where it is another than before. */
export function toldNow(
  { vault }: Context,
  employeeId: string,
  { frequentFlyer, address }: Pick<KeptIntlPassenger, 'frequentFlyer' | 'address'>,
  known: KnownTold,
): ToldRow[] {
  const sealed = (body: unknown): string => vault.seal(JSON.stringify(body))
  const cards = new Map(frequentFlyer.map(({ carrier, number }) => [carrier, number]))
  const rows = [...cards].flatMap(([code, number]): ToldRow[] =>
    known.cards.get(code) === number
      ? []
      : [{ employeeId, kind: 'card', code, masked: maskedCard(number), bodyCipher: sealed(number) }],
  )
  if (!address || JSON.stringify(known.addresses.get(address.country)) === JSON.stringify(address)) return rows
  const row: ToldRow = {
    employeeId,
    kind: 'address',
    code: address.country,
    masked: maskedAddress(address),
    bodyCipher: sealed(address),
  }
  return [...rows, row]
}

async function toldOf(work: Work, { employeeId, language }: Actor): Promise<Told> {
  const rows = await findTold(work, [employeeId])
  const nameOf = ({ kind, code }: ToldRow): string =>
    (kind === 'card' ? airline(code)?.shortName[language] : countryName(code)?.[language]) ?? code
  return { list: rows.map((row) => ({ kind: row.kind, code: row.code, name: nameOf(row), masked: row.masked })) }
}

/** One's own cards and addresses (S2.39). */
export const myTold = (context: Context, actor: Actor): Promise<Told> =>
  inCompany(context, actor.enterpriseId, (work) => toldOf(work, actor))

export const forgetTold = (
  context: Context,
  actor: Actor,
  { kind, code }: RequestOf<typeof forgetToldToCarriers>,
): Promise<Told | Problem> =>
  once<Told>(context, actor, async (work) => {
    await deleteTold(work, { employeeId: actor.employeeId, kind, code })
    return toldOf(work, actor)
  })
