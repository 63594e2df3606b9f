import type { saveCompany, saveCompanyLogo } from '@sojourn/contract/admin/company/company.calls'
import type { CompanySections } from '@sojourn/contract/admin/company/company.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { companyFaults, foundFaultSentence, type FoundFault } from '@sojourn/domain/admin/company/company-faults'
import { openedWithoutSupply } from '@sojourn/domain/admin/company/company-products'
import { imageOf, logoFault } from '@sojourn/domain/admin/company/logo'
import { createHash } from 'node:crypto'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { once } from '../../../work'
import { changeRecord } from '../record/change-record'
import { companyRefusal } from '../../booking/traveller/scope'
import { companyKey, suppliedProducts } from './company'
import { sectionsOf } from './in-words'
import { companyRecord } from './record'
import { deleteLogo, findCompany, lockCompany, putLogo, updateCompany } from './store'
import { withSections } from './with-sections'

export const companyInvalid = (found: FoundFault, { language }: Actor): Problem =>
  problem('companyInvalid', { field: found.field, detail: { why: foundFaultSentence(found, language) } })

type Saved = ResponseOf<typeof saveCompany>

/** Writes the sections that are given, and leaves the others as they are. */
export const saveCompanySections = (
  context: Context,
  actor: Actor,
  { version: read, ...sections }: RequestOf<typeof saveCompany>,
): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const [fault] = companyFaults(sections)
    if (fault) return companyInvalid(fault, actor)
    const version = await change(work, actor, read, () => write(work, sections))
    return isProblem(version) ? version : { version }
  })

const change = (work: Work, actor: Actor, version: number, writes: () => Promise<Problem | undefined>) =>
  changeRecord(work, {
    ...companyKey,
    version,
    act: 'changed',
    actorId: actor.employeeId,
    read: () => companyRecord(work),
    write: writes,
  })

async function write(work: Work, sections: Partial<CompanySections>): Promise<Problem | undefined> {
  await lockCompany(work)
  const row = await findCompany(work)
  const before = sectionsOf(row)
  const { products } = sections
  const unsupplied = products && openedWithoutSupply(before.products, products, suppliedProducts(work.context))
  if (unsupplied) return problem('productNotSupplied', { field: `products.${unsupplied}` })
  // What the company made is ended and never left out: orders and applications speak of it.
  const lost = leftOut(before, sections)
  if (lost) return problem('recordChanged', { field: lost })
  await updateCompany(work, withSections(row, sections, chinaDate(work.context.clock.now())))
  return undefined
}

function leftOut({ reasons }: CompanySections, next: Partial<CompanySections>): string | undefined {
  const codes = next.reasons?.reasons.map(({ code }) => code)
  if (
    codes &&
    !sameKeys(
      codes,
      reasons.reasons.map(({ code }) => code),
    )
  )
    return 'reasons.reasons'
  return undefined
}

/** Every known key once, and none that nobody knows. */
function sameKeys(sent: readonly string[], known: readonly string[]): boolean {
  const named = sent.filter((key) => key !== '')
  return named.length === known.length && known.every((key) => named.includes(key))
}

type SavedLogo = ResponseOf<typeof saveCompanyLogo>

/** Keeps the image under an address that nobody guesses and browsers may keep, or takes the logo away. */
export const saveLogo = (
  context: Context,
  actor: Actor,
  { version: read, image }: RequestOf<typeof saveCompanyLogo>,
): Promise<SavedLogo | Problem> =>
  once<SavedLogo>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const bytes = Buffer.from(image, 'base64')
    const fault = image === '' ? undefined : logoFault(bytes)
    if (fault) return companyInvalid({ field: 'image', fault }, actor)
    const logo = image === '' ? '' : logoAddress(work.enterpriseId, hashOf(bytes))
    const version = await change(work, actor, read, async () => {
      await lockCompany(work)
      await (logo === '' ? deleteLogo(work) : putLogo(work, { hash: hashOf(bytes), type: imageOf(bytes)!.type, image: bytes }))
      const { name, config, yearStarts } = await findCompany(work)
      await updateCompany(work, { name, yearStarts, config: { ...config, enterpriseLogo: logo } })
      return undefined
    })
    return isProblem(version) ? version : { version, logo }
  })

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
export const logoAddress = (enterpriseId: number, hash: string): string => `/api/Enterprise/Logo/${enterpriseId}/${hash}`
